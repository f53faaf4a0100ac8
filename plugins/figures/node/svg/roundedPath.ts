import {must} from '../../../../lib/input/must';
import type {Point} from './scene';

const round = (n: number) => Math.round(n * 10) / 10;
const at = ({x, y}: Point) => `${round(x)} ${round(y)}`;

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const share = Math.min(1, distance / length);
  return {x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share};
}

/** SVG path through points, with rounded corners. */
export function roundedPath(points: readonly Point[], radius: number): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let d = `M${at(first)}`;
  rest.forEach((corner, index) => {
    const before = must(points[index], 'the index is inside the list');
    const after = rest[index + 1];
    if (!after) {
      d += `L${at(corner)}`;
      return;
    }
    const half = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y) / 2;
    const r = Math.min(radius, half(before, corner), half(corner, after));
    d += `L${at(towards(corner, before, r))}Q${at(corner)} ${at(towards(corner, after, r))}`;
  });
  return d;
}

/** The curve that Langflow's canvas draws between two ports. `trace` has points on it. */
export function portCurve(from: Point, to: Point): {d: string; trace: Point[]} {
  const pull = Math.max(28, Math.min(90, (to.x - from.x) / 2));
  const a = {x: from.x + pull, y: from.y};
  const b = {x: to.x - pull, y: to.y};
  const trace = Array.from({length: 21}, (_, i): Point => {
    const t = i / 20;
    const [p, q, r, s] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
    return {x: p * from.x + q * a.x + r * b.x + s * to.x, y: p * from.y + q * a.y + r * b.y + s * to.y};
  });
  return {d: `M${at(from)}C${at(a)} ${at(b)} ${at(to)}`, trace};
}
