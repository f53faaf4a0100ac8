import type {IconName} from './icons';
import type {TextStyle} from './textMeasure';

/** A rectangle in picture coordinates. */
export type Box = {x: number; y: number; width: number; height: number};

type Styled = {
  /** Names of rules in `styleRules.ts`, separated by spaces. */
  style: string;
};

export type RectShape = Styled &
  Box & {
    kind: 'rect';
    radius?: number;
    /** Set on boxes that must not overlap other boxes with `solid`; read by the geometry test. */
    solid?: string;
  };
export type TextShape = {
  kind: 'text';
  x: number;
  /** Baseline. */
  y: number;
  text: string;
  style: TextStyle;
  /** Names of more style rules, for the colour. */
  tone?: string;
  anchor?: 'start' | 'middle' | 'end';
  /** Available width; the geometry test compares it with the estimated width. */
  room: number;
  /** Text of another style on the same line, `NEXT_GAP` behind: the browser, which knows its fonts, puts it there. */
  next?: {text: string; style: TextStyle; tone: string};
};
/** Distance between a text and the `next` one in pixels. */
export const NEXT_GAP = 10;

export type PathShape = Styled & {
  kind: 'path';
  d: string;
  /** Points on the line, for the geometry test. */
  trace?: Point[];
  ends?: string[];
};
export type CircleShape = Styled & {kind: 'circle'; cx: number; cy: number; r: number};
export type IconShape = Styled & {kind: 'icon'; icon: IconName; x: number; y: number; size: number};
export type SceneShape = RectShape | TextShape | PathShape | CircleShape | IconShape;

export type Point = {x: number; y: number};

/** A figure before it is rendered as SVG: shapes in painting order, without colours. */
export type Scene = {width: number; height: number; shapes: SceneShape[]};

/** Moves shapes that were drawn at the origin. Throws for paths. */
export function moveShapes(shapes: readonly SceneShape[], dx: number, dy: number): SceneShape[] {
  return shapes.map((shape): SceneShape => {
    switch (shape.kind) {
      case 'circle':
        return {...shape, cx: shape.cx + dx, cy: shape.cy + dy};
      case 'path':
        throw new Error('Paths cannot be moved: draw them where they end up.');
      default:
        return {...shape, x: shape.x + dx, y: shape.y + dy};
    }
  });
}
