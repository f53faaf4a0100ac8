import * as z from 'zod';
import type {Arrangement} from '../../types';
import type {Shape} from '../svg/scene';
import {number} from '../yaml/schema';

/** A checked piece of a panel. */
export type Piece = {
  name: string;
  props: PieceProps;
  /** Pieces inside, one list per compartment. */
  children: Piece[][];
};

/** What every piece may say besides its own keys. */
export const commonKeys = {mark: number.optional(), highlight: z.boolean().optional()};

export type PieceProps = Record<string, unknown> & z.infer<z.ZodObject<typeof commonKeys>>;

/** A piece drawn at the origin. */
export type Drawing = {width: number; height: number; shapes: Shape[]};

export type DrawContext<T> = {
  props: T;
  /** Width that the piece may take. */
  width: number;
  arrangement: Arrangement;
  children: Piece[][];
  /** Draws pieces below one another. */
  drawColumn: (pieces: readonly Piece[], width: number) => Drawing;
  /** Draws one piece. */
  drawPiece: (piece: Piece, width: number) => Drawing;
};

/** How a kind of piece is written, drawn and put into words. */
export type PieceKind<S extends z.ZodObject = z.ZodObject> = {
  /** Its own keys. */
  schema: S;
  /** Key that a bare value stands for: `- heading: 项目` means `- heading: {text: 项目}`. */
  shorthand?: keyof z.infer<S> & string;
  /** Lists of pieces inside: the values of these keys. */
  compartments?: (props: z.infer<S>) => {value: unknown; path: (string | number)[]}[];
  draw: (context: DrawContext<z.infer<S>>) => Drawing;
  /** The piece in words; empty when its children say everything. */
  describe: (props: z.infer<S>) => string;
};

/** A kind of piece whose functions take what its schema lets through. */
export const definePiece = <S extends z.ZodObject>(kind: PieceKind<S>): PieceKind<S> => kind;
