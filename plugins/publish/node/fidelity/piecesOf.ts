import type {Element} from 'hast';
import {attributeOf, elementsOf, hasClass, isElement, pictureTextOf, textOf} from '../../../../lib/build/html';

/** A part of an article that readers see as a unit: a paragraph, a heading, a cell, a label, or a line of code. */
export type ContentPiece = {
  kind: 'text' | 'code';
  text: string;
  /** The characters of the text that every copy must contain; see `SQUEEZE`. */
  squeezed: string;
  /** Whether it is the label of a tab panel. */
  isLabel?: true;
  /** The element that contains it; `section` is the id of the heading above it. */
  element: Element;
  section: string | undefined;
};

/**
 * Reduces a text to the characters that must be equal. For text: only letters and digits, because Markdown adds marks, spaces and escapes.
 * For code: everything except white space and backslashes, because code in tables is escaped.
 */
export const SQUEEZE: Record<ContentPiece['kind'], (text: string) => string> = {
  text: (text) => (text.match(/[\p{L}\p{N}]+/gu) ?? []).join(''),
  code: (text) => text.replace(/[\s\\]+/g, ''),
};

/** All elements of an article that are not part of its text: controls, decoration and navigation. */
const CHROME_TAGS = new Set([
  'script',
  'style',
  'svg',
  'button',
  'nav',
  'template',
  'noscript',
  'select',
  'input',
  'textarea',
  'search',
  'video',
]);
const CHROME_CLASSES = ['hash-link', 'sr-only', 'theme-doc-toc-mobile', 'theme-doc-version-badge', 'pagination-nav'];
const CHROME_IDS = new Set(['try-it']);
/** Summary above the text of a figure. */
const CHROME_TEXTS = new Set(['图的文字版']);

const INLINE = new Set('a abbr b bdi cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(' '));
const HEADING = /^h[1-6]$/;

const isChrome = (element: Element): boolean =>
  CHROME_TAGS.has(element.tagName) ||
  element.properties.ariaHidden === 'true' ||
  CHROME_IDS.has(attributeOf(element, 'id') ?? '') ||
  CHROME_CLASSES.some((name) => hasClass(element, name));

/** Walks through an article in reading order. The label of a tab panel comes directly before the panel. */
class PieceCollector {
  readonly pieces: ContentPiece[] = [];
  private open = '';
  private section: string | undefined;
  /** Labels of the panels that follow; the labels of the innermost tab set are last. */
  private readonly labels: string[][] = [];
  private lastAlt = '';

  private add(kind: ContentPiece['kind'], text: string, element: Element, isLabel?: true): void {
    this.pieces.push({kind, text, squeezed: SQUEEZE[kind](text), element, section: this.section, ...(isLabel && {isLabel})});
  }

  private close(element: Element): void {
    const text = this.open.replace(/\s+/g, ' ').trim();
    this.open = '';
    if (text && !CHROME_TEXTS.has(text)) this.add('text', text, element);
  }

  private picture(alt: string, element: Element): void {
    // The pictures for the light and the dark theme have the same text.
    if (alt && alt !== this.lastAlt) this.add('text', alt, element);
    this.lastAlt = alt;
  }

  private enter(element: Element): void {
    const {role} = element.properties;
    const alt = pictureTextOf(element);
    if (role === 'tablist') this.labels.push(elementsOf(element).map(textOf));
    else if (element.tagName === 'pre') for (const line of textOf(element).split('\n')) this.add('code', line, element);
    else if (alt !== undefined) this.picture(alt, element);
    else {
      const label = role === 'tabpanel' ? this.labels.at(-1)?.shift() : undefined;
      if (label) this.add('text', label, element, true);
      if (HEADING.test(element.tagName)) this.section = attributeOf(element, 'id');
      this.walk(element);
      if (role === 'tabpanel' && this.labels.at(-1)?.length === 0) this.labels.pop();
    }
  }

  walk(element: Element): void {
    for (const child of element.children) {
      if (child.type === 'text') this.open += child.value;
      if (!isElement(child) || isChrome(child)) continue;
      if (INLINE.has(child.tagName)) this.walk(child);
      else {
        this.close(element);
        this.enter(child);
        this.close(child);
      }
    }
  }
}

/** Splits an article into pieces, including hidden tabs and folded sections. */
export function piecesOf(article: Element): ContentPiece[] {
  const collector = new PieceCollector();
  collector.walk(article);
  const {pieces} = collector;
  const isTitle = ({element}: ContentPiece) => element.tagName === 'h1';
  // Every copy starts with the title, wherever it is on the page.
  return [...pieces.filter(isTitle), ...pieces.filter((piece) => !isTitle(piece))];
}
