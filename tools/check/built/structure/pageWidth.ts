import type {Element, ElementContent} from 'hast';
import {attributeOf, classesOf, elementsIn, hasClass} from '../../../../lib/build/html';
import {markupOf} from './markupOf';
import type {StructureRule} from './types';

/** Width of the text on a phone of 390 px, in pixels. */
const TEXT_WIDTH = 340;
/** As much inline code fits into it; a Han character is as wide as two letters. */
const LETTERS = 40;

const HAN = /[\u2e80-\uffef]/g;
/** They keep their own width, unlike images. */
const FIXED = ['iframe', 'video', 'svg', 'canvas', 'object', 'embed'];
const WIDE_STYLE = /(?:^|;)\s*(?:min-)?width:\s*(\d+)px|white-space:\s*nowrap/;

/** Pieces of inline code between which the browser may break. Each `<span>` may break anywhere (src/css/article.css). */
function piecesOf(children: readonly ElementContent[], pieces: string[] = ['']): string[] {
  for (const child of children) {
    if (child.type === 'text') pieces.push(`${pieces.pop() ?? ''}${child.value}`);
    else if (child.type === 'element' && ['span', 'wbr', 'br'].includes(child.tagName)) pieces.push('');
    else if (child.type === 'element') piecesOf(child.children, pieces);
  }
  return pieces;
}

const lengthOf = (text: string) => text.length + (text.match(HAN)?.length ?? 0);

function isTooWide(element: Element): boolean {
  const style = WIDE_STYLE.exec(attributeOf(element, 'style') ?? '');
  if (style && Number(style[1] ?? Number.POSITIVE_INFINITY) > TEXT_WIDTH) return true;
  return FIXED.includes(element.tagName) && Number.parseInt(attributeOf(element, 'width') ?? '', 10) > TEXT_WIDTH;
}

/**
 * What an author can write that is wider than a phone, so that the page scrolls sideways. Other text breaks anywhere, and what else a
 * page consists of is measured in a browser (`tests/pages/`).
 */
export const pageWidth: StructureRule = {
  name: '页面宽度',
  check(elements) {
    const within = (fits: (element: Element) => boolean) => new Set(elements.filter(fits).flatMap((element) => elementsIn(element)));
    const scrolling = within((element) => hasClass(element, 'table-scroll') || element.tagName === 'pre');
    const article = within((element) => hasClass(element, 'theme-doc-markdown'));
    // Components have classes, and styles of their own.
    const loose = [...article].filter((element) => !scrolling.has(element) && classesOf(element).length === 0);
    const longest = (code: Element) => piecesOf(code.children).find((piece) => lengthOf(piece) > LETTERS);
    return [
      ...loose
        .filter(({tagName}) => tagName === 'table')
        .map((table) => `${markupOf(table)} 不能横向滚动；放进 <div class="table-scroll">`),
      ...loose
        .filter(({tagName}) => tagName === 'code')
        .flatMap((code) => longest(code) ?? [])
        .map((piece) => `行内代码 ${piece} 比手机屏幕宽，又不能换行；拆开它，或者放进代码块`),
      ...loose.filter(isTooWide).map((element) => `${markupOf(element)} 比手机屏幕宽（${TEXT_WIDTH} px）；去掉固定的宽度`),
    ];
  },
};
