import {escapeXml} from '../../../../lib/build/escapeXml';
import type {Mode} from '../../types';
import {ICONS} from './icons';
import {PALETTES} from './palette';
import {NEXT_GAP, type Scene, type SceneShape} from './scene';
import {BASE_CSS, styleCss} from './styleRules';

export type RenderOptions = {mode: Mode; title: string; description: string};

/** Rounds to one decimal to make the files smaller; smaller differences are not visible. */
const short = (n: number) => String(Math.round(n * 10) / 10);

/** Replaces style names with class names of one or a few letters, to make the file smaller. */
class StyleSheet {
  private readonly ids = new Map<string, string>();

  classes(names: string): string {
    return names
      .split(' ')
      .filter(Boolean)
      .map((name) => this.idOf(name))
      .join(' ');
  }

  css(mode: Mode): string {
    // Later rules win, so modifiers must come after the rules they modify, in whatever order the styles were used.
    const late = ['lit', 'bold', 'dashed'];
    const names = [...this.ids.keys()].sort((a, b) => late.indexOf(a) - late.indexOf(b));
    return names.map((name) => `.${this.ids.get(name)}{${styleCss(name, PALETTES[mode], mode)}}`).join('');
  }

  private idOf(name: string): string {
    const known = this.ids.get(name);
    if (known) return known;
    const n = this.ids.size;
    const id = n < 26 ? String.fromCharCode(97 + n) : `z${n}`;
    this.ids.set(name, id);
    return id;
  }
}

function renderShape(shape: SceneShape, sheet: StyleSheet): string {
  switch (shape.kind) {
    case 'rect': {
      const radius = shape.radius ? ` rx="${short(shape.radius)}"` : '';
      return `<rect class="${sheet.classes(shape.style)}" x="${short(shape.x)}" y="${short(shape.y)}" width="${short(shape.width)}" height="${short(shape.height)}"${radius}/>`;
    }
    case 'text': {
      const anchor = shape.anchor && shape.anchor !== 'start' ? ` text-anchor="${shape.anchor}"` : '';
      const {next} = shape;
      const classes = sheet.classes(`${shape.style} ${shape.tone ?? 'ink'}`);
      const place = `x="${short(shape.x)}" y="${short(shape.y)}"${anchor}`;
      if (!next) return `<text class="${classes}" ${place}>${escapeXml(shape.text)}</text>`;
      // Each in an element of its own: the second must not inherit the font of the first.
      const second = `<tspan class="${sheet.classes(`${next.style} ${next.tone}`)}" dx="${NEXT_GAP}">${escapeXml(next.text)}</tspan>`;
      return `<text ${place}><tspan class="${classes}">${escapeXml(shape.text)}</tspan>${second}</text>`;
    }
    case 'circle':
      return `<circle class="${sheet.classes(shape.style)}" cx="${short(shape.cx)}" cy="${short(shape.cy)}" r="${short(shape.r)}"/>`;
    case 'path':
      return `<path class="${sheet.classes(shape.style)}" d="${shape.d}"/>`;
    case 'icon':
      return `<use href="#${shape.icon}" class="${sheet.classes(shape.style)}" transform="translate(${short(shape.x)} ${short(shape.y)}) scale(${Math.round((shape.size / 24) * 100) / 100})"/>`;
  }
}

function renderDefs(shapes: readonly SceneShape[], sheet: StyleSheet, mode: Mode): string {
  const icons = [...new Set(shapes.flatMap((shape) => (shape.kind === 'icon' ? [shape.icon] : [])))];
  const dots = shapes.some((shape) => 'style' in shape && shape.style === 'dots')
    ? `<pattern id="d" width="18" height="18" patternUnits="userSpaceOnUse"><circle cx="9" cy="9" r="1" fill="${PALETTES[mode].dot}"/></pattern>`
    : '';
  const style = `<style>${BASE_CSS}${sheet.css(mode)}</style>`;
  return `<defs>${style}${dots}${icons.map((icon) => `<path id="${icon}" d="${ICONS[icon]}"/>`).join('')}</defs>`;
}

/** Renders a scene as an SVG file: self-contained, without scripts, sized in pixels. */
export function renderScene(scene: Scene, {mode, title, description}: RenderOptions): string {
  const sheet = new StyleSheet();
  const body = scene.shapes.map((shape) => renderShape(shape, sheet)).join('\n');
  const size = `width="${scene.width}" height="${scene.height}" viewBox="0 0 ${scene.width} ${scene.height}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" lang="zh-Hans">`,
    `<title>${escapeXml(title)}</title>`,
    `<desc>${escapeXml(description)}</desc>`,
    renderDefs(scene.shapes, sheet, mode),
    body,
    '</svg>\n',
  ].join('\n');
}
