import type {Schema} from 'joi';
import type {Arrangement} from '../../types';
import type {Shape} from '../svg/scene';

/** A checked piece of a panel. */
export type Piece = {
  name: string;
  props: PieceProps;
  /** Pieces inside, one list per compartment. */
  children: Piece[][];
};

/** What every piece may say besides its own keys. */
export type PieceProps = Record<string, unknown> & {mark?: number; highlight?: boolean};

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
export type PieceKind<T> = {
  /** Schemas of its own keys. */
  keys: Record<string, Schema>;
  /** Key that a bare value stands for: `- heading: 项目` means `- heading: {text: 项目}`. */
  shorthand?: string;
  /** Lists of pieces inside: the values of these keys. */
  compartments?: (props: T) => {value: unknown; path: (string | number)[]}[];
  draw: (context: DrawContext<T>) => Drawing;
  /** The piece in words; empty when its children say everything. */
  describe: (props: T) => string;
};
