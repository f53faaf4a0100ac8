import {type Box, NEXT_GAP, type PathShape, type Point, type RectShape, type Scene, type TextShape} from './scene';
import {measureText, TEXT_STYLES} from './textMeasure';

const TOLERANCE = 1;

/** The estimated width of a text with the one behind it. */
const widthOf = ({text, style, next}: TextShape): number =>
  measureText(text, style).width + (next ? NEXT_GAP + measureText(next.text, next.style).width : 0);

const ANCHORS = {start: 0, middle: 0.5, end: 1};

/** The area that a text covers by the estimate. */
function textBox(shape: TextShape): Box {
  const {x, y, style, anchor = 'start'} = shape;
  const width = widthOf(shape);
  const {size} = TEXT_STYLES[style];
  const left = x - width * ANCHORS[anchor];
  return {x: left, y: y - size * 0.85, width, height: size * 1.1};
}

function overlap(a: Box, b: Box): boolean {
  return (
    a.x + TOLERANCE < b.x + b.width &&
    b.x + TOLERANCE < a.x + a.width &&
    a.y + TOLERANCE < b.y + b.height &&
    b.y + TOLERANCE < a.y + a.height
  );
}

function pairs<T>(items: readonly T[]): [T, T][] {
  return items.flatMap((a, index) => items.slice(index + 1).map((b): [T, T] => [a, b]));
}

function isOutside({x, y, width, height}: Box, scene: Scene): boolean {
  return x < 0 || y < 0 || x + width > scene.width + TOLERANCE || y + height > scene.height + TOLERANCE;
}

/** Points every few pixels along a line. */
function samplePoints(trace: readonly Point[]): Point[] {
  return trace.slice(1).flatMap((to, index) => {
    const from = trace[index] as Point;
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 4));
    return Array.from({length: steps}, (_, i) => ({x: from.x + ((to.x - from.x) * i) / steps, y: from.y + ((to.y - from.y) * i) / steps}));
  });
}

const contains = ({x, y, width, height}: Box, point: Point) => point.x > x && point.x < x + width && point.y > y && point.y < y + height;

function findTextProblems(texts: readonly TextShape[], scene: Scene): string[] {
  return texts.flatMap((text) => {
    const problems: string[] = [];
    if (widthOf(text) > text.room + TOLERANCE) problems.push(`“${text.text}”比它的位置宽`);
    if (isOutside(textBox(text), scene)) problems.push(`“${text.text}”伸出图外`);
    return problems;
  });
}

function findLineProblems(paths: readonly PathShape[], boxes: readonly RectShape[]): string[] {
  return paths.flatMap(({trace, ends = []}) => {
    const others = boxes.filter(({solid}) => solid !== undefined && !ends.includes(solid));
    const hit = trace && others.find((box) => samplePoints(trace).some((point) => contains(box, point)));
    return hit ? [`连线 ${ends.join(' -> ')} 穿过 ${hit.solid}`] : [];
  });
}

/** Lines of architecture pictures run along the axes. */
function findSlantedLines(paths: readonly PathShape[]): string[] {
  const isSlanted = (trace: readonly Point[]) =>
    trace.slice(1).some((to, index) => {
      const from = trace[index] as Point;
      return Math.abs(to.x - from.x) > TOLERANCE && Math.abs(to.y - from.y) > TOLERANCE;
    });
  return paths
    .filter(({style, trace}) => style.startsWith('arrow') && trace && isSlanted(trace))
    .map(({ends = []}) => `连线 ${ends.join(' -> ')} 是斜的`);
}

/** Number badges are painted last: what they cover cannot be read. */
function findCoveredTexts(scene: Scene, texts: readonly TextShape[]): string[] {
  const badges = scene.shapes.flatMap((shape) => (shape.kind === 'circle' && shape.style === 'accent' ? [shape] : []));
  return badges.flatMap(({cx, cy, r}) =>
    texts
      .filter(
        (text) => text.style !== 'mark' && overlap(textBox(text), {x: cx - r + 2, y: cy - r + 2, width: 2 * r - 4, height: 2 * r - 4}),
      )
      .map((text) => `编号盖住“${text.text}”`),
  );
}

/** Lists what overlaps, sticks out or is crossed in a drawn figure; text widths are the build's estimates. */
export function findCollisions(scene: Scene): string[] {
  const texts = scene.shapes.filter((shape) => shape.kind === 'text');
  const boxes = scene.shapes.filter((shape) => shape.kind === 'rect' && shape.solid !== undefined) as RectShape[];
  const paths = scene.shapes.filter((shape) => shape.kind === 'path');
  return [
    ...pairs(boxes)
      .filter(([a, b]) => overlap(a, b))
      .map(([a, b]) => `${a.solid} 与 ${b.solid} 重叠`),
    ...boxes.filter((box) => isOutside(box, scene)).map(({solid}) => `${solid} 伸出图外`),
    ...pairs(texts)
      .filter(([a, b]) => overlap(textBox(a), textBox(b)))
      .map(([a, b]) => `“${a.text}”与“${b.text}”重叠`),
    ...findTextProblems(texts, scene),
    ...findLineProblems(paths, boxes),
    ...findSlantedLines(paths),
    ...findCoveredTexts(scene, texts),
  ];
}
