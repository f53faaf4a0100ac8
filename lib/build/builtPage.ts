import {readFileSync} from 'node:fs';
import path from 'node:path';
import {elementsIn, type HtmlTree, headOf, parseHtml, rootOf} from './html';

/** A page that the build has rendered, read once; what is added to it is in its text and in its tree. */
export class BuiltPage {
  readonly tree: HtmlTree;

  /**
   * @param route address under the base path of the site, with a slash before it: `/`, `/api/logout`
   * @param file path under the folder of the built site
   * @param text the HTML as it will be written
   */
  constructor(
    readonly route: string,
    readonly file: string,
    private text: string,
  ) {
    this.tree = parseHtml(text);
  }

  get html(): string {
    return this.text;
  }

  /** Adds elements at the end of the head. */
  appendToHead(markup: string): void {
    this.text = this.text.replace('</head>', () => `${markup}</head>`);
    headOf(this.tree).append(markup);
  }

  /**
   * Changes the data in a `<script>` that holds some.
   *
   * @param change makes of its text another
   * @throws Error where the page has no such script, or its text is not found in the page
   */
  changeData(id: string, change: (data: string) => string): void {
    const scripts = elementsIn(rootOf(this.tree)).filter(({name, attribs}) => name === 'script' && attribs.id === id);
    const script = this.tree(scripts);
    const former = script.text();
    if (scripts.length !== 1 || this.text.split(`${former}</script>`).length !== 2) {
      throw new Error(`${this.file}：应有且只有一个 <script id="${id}">，内容不与别的脚本相同；收到 ${scripts.length} 个`);
    }
    const data = change(former);
    this.text = this.text.replace(`${former}</script>`, () => `${data}</script>`);
    script.text(data);
  }
}

/** Route of a file of the built site. */
export const routeOf = (file: string): string =>
  `/${file
    .split(path.sep)
    .join('/')
    .replace(/(^|\/)index\.html$/, '')
    .replace(/\.html$/, '')}`;

/** Reads a page of a built site. */
export const readBuiltPage = (folder: string, file: string): BuiltPage =>
  new BuiltPage(routeOf(file), file, readFileSync(path.join(folder, file), 'utf8'));
