import type {Mode} from '../../types';
import {DATA_TYPE_COLORS, SEVERAL_TYPES_COLOR} from '../dataTypes';
import type {Palette} from './palette';
import {TEXT_STYLES} from './textMeasure';

const SANS = "-apple-system,BlinkMacSystemFont,'Segoe UI','PingFang SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif";
// As in tokens.css: monospace fonts come before the Han fonts, whose Latin letters are proportional.
const MONO =
  "ui-monospace,Menlo,Consolas,'DejaVu Sans Mono','Liberation Mono','Noto Sans Mono','Noto Sans Mono CJK SC','PingFang SC','Microsoft YaHei',monospace";

const SHAPES: Record<string, (p: Palette) => string> = {
  ground: (p) => `fill:${p.canvas};stroke:${p.line}`,
  canvas: (p) => `fill:${p.canvas}`,
  dots: () => 'fill:url(#d)',
  paper: (p) => `fill:${p.paper};stroke:${p.line}`,
  shade: (p) => `fill:${p.shade}`,
  sunken: (p) => `fill:${p.sunken};stroke:${p.line}`,
  tile: (p) => `fill:${p.linkTint}`,
  glyph: (p) => `fill:none;stroke:${p.link};stroke-width:1.7;stroke-linecap:round;stroke-linejoin:round`,
  faint: (p) => `fill:none;stroke:${p.muted};stroke-width:1.7;stroke-linecap:round;stroke-linejoin:round`,
  lit: (p) => `stroke:${p.accent};stroke-width:2`,
  litRow: (p) => `fill:${p.accentTint}`,
  accent: (p) => `fill:${p.accent}`,
  noteCard: (p) => `fill:${p.note};stroke:${p.noteLine}`,
  group: (p) => `fill:${p.shade};stroke:${p.strongLine};stroke-dasharray:5 4`,
  tag: (p) => `fill:${p.canvas}`,
  edge: () => 'fill:none;stroke-width:2;stroke-linecap:round;stroke-linejoin:round',
  bold: () => 'stroke-width:3.5',
  halo: (p) => `fill:none;stroke:${p.canvas};stroke-width:6`,
  port: (p) => `stroke:${p.paper};stroke-width:2`,
  arrow: (p) => `fill:none;stroke:${p.muted};stroke-width:1.7;stroke-linejoin:round`,
  arrowHead: (p) => `fill:${p.muted}`,
  dashed: () => 'stroke-dasharray:5 4',
  placeholder: (p) => `fill:${p.line}`,
  words: (p) => `fill:${p.strongLine}`,
};

const TONES: Record<string, (p: Palette) => string> = {
  ink: (p) => `fill:${p.ink}`,
  soft: (p) => `fill:${p.muted}`,
  onAccent: (p) => `fill:${p.onAccent}`,
};

function typeRule(name: string, mode: Mode): string | undefined {
  const colors = name === 'several' ? SEVERAL_TYPES_COLOR : (DATA_TYPE_COLORS as Record<string, Record<Mode, string>>)[name];
  return colors?.[mode];
}

/** CSS of the data type colours: `line-<Type>` for lines, `fill-<Type>` for filled shapes and text. */
function dataTypeCss(style: string, mode: Mode): string | undefined {
  const [kind, name = ''] = style.split('-');
  const color = typeRule(name, mode);
  if (!color) return undefined;
  return kind === 'line' ? `stroke:${color}` : `fill:${color}`;
}

function textCss(style: string): string | undefined {
  const metrics = (TEXT_STYLES as Record<string, {size: number; weight: number; mono: boolean}>)[style];
  if (!metrics) return undefined;
  const family = metrics.mono ? `;font-family:${MONO}` : '';
  return `font-size:${metrics.size}px${metrics.weight === 400 ? '' : `;font-weight:${metrics.weight}`}${family}`;
}

/** CSS declarations of one style name. */
export function styleCss(style: string, palette: Palette, mode: Mode): string {
  const css = SHAPES[style]?.(palette) ?? TONES[style]?.(palette) ?? textCss(style) ?? dataTypeCss(style, mode);
  if (css === undefined) throw new Error(`Unknown style "${style}"`);
  return css;
}

export const BASE_CSS = `text{font-family:${SANS};white-space:pre}`;
