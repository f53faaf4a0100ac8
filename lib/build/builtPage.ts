import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type HtmlTree, parseHtml} from './html';

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
    this.tree('head').append(markup);
  }

  /**
   * Replaces the data in a `<script>` that holds some.
   *
   * @throws Error where the page has no such script, or its text is not found in the page
   */
  replaceData(id: string, data: string): void {
    const script = this.tree(`script#${id}`);
    const former = `${script.text()}</script>`;
    if (script.length !== 1 || this.text.split(former).length !== 2) {
      throw new Error(`${this.file}：应有且只有一个 <script id="${id}">，内容不与别的脚本相同；收到 ${script.length} 个`);
    }
    this.text = this.text.replace(former, () => `${data}</script>`);
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
