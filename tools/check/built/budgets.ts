import {brotliCompressSync, constants} from 'node:zlib';
import type {Root} from 'hast';
import {attributeOf, elementsIn, textOf} from '../../../lib/build/html';
import {InputError} from '../../../lib/input/inputError';

/** What a page loads by itself, up to hydration. */
export type PageLoad = {
  /** Inline scripts. */
  inline: string;
  /** Addresses of the application scripts, which the page lists in `#app-files`. */
  scripts: string[];
  /** Addresses of scripts that run without user interaction. */
  eagerScripts: string[];
  styles: string[];
  html: string;
  /** Number of elements. */
  elements: number;
};

/** Brotli bytes of a page and of what it loads, and its number of elements. */
type Budget = {inline: number; js: number; css: number; html: number; elements: number};

/** The same on every page: all scripts before the first paint. */
const INLINE = 3_400;

// The first kind with a matching pattern is the kind of a page. The scripts of each page contain the addresses of all pages of both
// versions, about 45 KB. Parameters in paths (`{flow_id}`) have an element each, because WebKit would break within them.
const PAGE_KINDS: readonly {path: RegExp; budget: Budget}[] = [
  {path: /^\/(?:\d+\.\d+)?$/, budget: {inline: INLINE, js: 200_000, css: 23_600, html: 14_800, elements: 1_500}},
  {path: /^\/api(?:\/changes-from-[\d-]+)?$/, budget: {inline: INLINE, js: 184_300, css: 23_600, html: 20_000, elements: 3_200}},
  {path: /^(?:\/\d+\.\d+)?\/api(?:\/|$)/, budget: {inline: INLINE, js: 188_000, css: 23_600, html: 20_000, elements: 1_550}},
  {path: /^(?:\/\d+\.\d+)?\/concepts-flows$/, budget: {inline: INLINE, js: 202_100, css: 23_600, html: 16_300, elements: 1_500}},
  // Lists of corrections: React needs their text a second time in the script for hydration. They have many paths, with an element at each
  // break opportunity.
  {path: /^(?:\/\d+\.\d+)?\/corrections$/, budget: {inline: INLINE, js: 243_600, css: 23_600, html: 61_700, elements: 9_000}},
];
const OTHER_PAGES: Budget = {inline: INLINE, js: 218_900, css: 23_600, html: 60_000, elements: 4_600};

export const budgetFor = (path: string): Budget => PAGE_KINDS.find((kind) => kind.path.test(path))?.budget ?? OTHER_PAGES;

const RUNNING_TYPES = [undefined, 'text/javascript', 'module'];

/** Finds what a page loads. */
export function readLoad(root: Root, html: string): PageLoad {
  const elements = elementsIn(root);
  const scripts = elements.filter(({tagName}) => tagName === 'script');
  const list = scripts.find(({properties}) => properties.id === 'app-files');
  return {
    inline: scripts
      .filter((script) => attributeOf(script, 'src') === undefined && RUNNING_TYPES.includes(attributeOf(script, 'type')))
      .map(textOf)
      .join('\n'),
    scripts: list ? (JSON.parse(textOf(list)) as string[]) : [],
    eagerScripts: scripts.flatMap((script) => attributeOf(script, 'src') ?? []),
    styles: elements.flatMap((element) =>
      element.tagName === 'link' && attributeOf(element, 'rel') === 'stylesheet' ? (attributeOf(element, 'href') ?? []) : [],
    ),
    html,
    elements: elements.length,
  };
}

const compress = (text: string | Buffer, quality: number) =>
  brotliCompressSync(text, {params: {[constants.BROTLI_PARAM_QUALITY]: quality}}).length;
const FAST = 5;
const BEST = 11;

/** Brotli bytes as servers send them. If fast compression already fits the limit, the best one does too and is not computed. */
function weigh(text: string, limit: number): number {
  const size = compress(text, FAST);
  return size <= limit ? size : compress(text, BEST);
}

/**
 * Creates the check of page sizes, and that no script runs without user interaction.
 *
 * @param readFile content of a file of the site, by address; undefined if it does not exist
 */
export function createBudgetCheck(readFile: (address: string) => Buffer | undefined): (path: string, load: PageLoad) => string[] {
  // Pages share most files.
  const [fastSizes, bestSizes] = [new Map<string, number>(), new Map<string, number>()];
  const inlineSizes = new Map<string, number>();
  const sizeOf = (address: string, quality: number): number => {
    const content = readFile(address);
    if (!content) throw new InputError(`${address} 不在构建好的站点里`);
    return compress(content, quality);
  };
  const remember = (known: Map<string, number>, key: string, measure: () => number): number => {
    const size = known.get(key) ?? measure();
    known.set(key, size);
    return size;
  };
  const fastSize = (address: string) => remember(fastSizes, address, () => sizeOf(address, FAST));
  const bestSize = (address: string) => remember(bestSizes, address, () => sizeOf(address, BEST));
  /** The sum above the limit is exact; below it, it is at most this. The largest files come first, which are those that pages share. */
  const total = (addresses: readonly string[], limit: number): number => {
    let sum = addresses.reduce((bytes, address) => bytes + fastSize(address), 0);
    for (const address of [...addresses].sort((a, b) => fastSize(b) - fastSize(a))) {
      if (sum <= limit) break;
      sum += bestSize(address) - fastSize(address);
    }
    return sum;
  };
  return (path, load) => {
    const budget = budgetFor(path);
    const weight: Budget = {
      inline: remember(inlineSizes, load.inline, () => compress(load.inline, BEST)),
      js: total(load.scripts, budget.js),
      css: total(load.styles, budget.css),
      html: weigh(load.html, budget.html),
      elements: load.elements,
    };
    return [
      ...(load.scripts.length > 0 ? [] : ['没有 #app-files，或其中没有文件：页面的应用启动不了']),
      ...load.eagerScripts.map((address) => `读者操作之前就加载脚本 ${address}；放进 #app-files`),
      ...(Object.keys(budget) as (keyof Budget)[])
        .filter((kind) => weight[kind] > budget[kind])
        .map((kind) => `${kind} 应不超过 ${budget[kind]}；实际是 ${weight[kind]}（预算在 tools/check/built/budgets.ts）`),
    ];
  };
}
