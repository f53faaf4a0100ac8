import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'hast';
import {parseHtml} from './html';

/** Addresses of the application files: when one page changes, they change on every page. */
const APP_FILES = /\/assets\/(?:js|css)\/[^"'\s>]+/g;

const digestOf = (text: string): string => createHash('sha256').update(text.replace(APP_FILES, '')).digest('hex');

const SCRIPTS = /<script\b[^>]*>[^<]*/g;

/** Head, main part and other scripts of a page, without the menus, which change with other pages. */
function ownPart(html: string): string {
  const [headEnd, start, end] = [html.indexOf('</head>'), html.indexOf('<main'), html.lastIndexOf('</main>')];
  if (headEnd < 0 || start < headEnd || end < start) return html;
  const menus = html.slice(headEnd, start) + html.slice(end);
  return html.slice(0, headEnd) + html.slice(start, end) + (menus.match(SCRIPTS) ?? []).join('');
}

/** A rendered page of the build, read once. Changes apply to its text and its tree. */
export class BuiltPage {
  /** Hash of the address and of the rendered page without its menus. */
  readonly digest: string;
  private parsed: Root | undefined;

  /**
   * @param route address relative to the base path of the site, with a leading slash: `/`, `/api/logout`
   * @param file path in the folder of the built site
   * @param text the HTML as it will be written
   * @param digest if already known
   */
  constructor(
    readonly route: string,
    readonly file: string,
    private text: string,
    digest?: string,
  ) {
    this.digest = digest ?? digestOf(`${route}\n${ownPart(text)}`);
  }

  /** Parsed on first use: pages that did not change since the last build may not need it. */
  get tree(): Root {
    this.parsed ??= parseHtml(this.text);
    return this.parsed;
  }

  get html(): string {
    return this.text;
  }

  /** Adds elements at the end of the head. */
  appendToHead(markup: string): void {
    this.text = this.text.replace('</head>', () => `${markup}</head>`);
    this.parsed = undefined;
  }

  /**
   * Changes the data in a data `<script>`.
   *
   * @param change returns the new text of the script
   * @throws Error if the page has no such script or several
   */
  changeData(id: string, change: (data: string) => string): void {
    const script = new RegExp(`(<script(?=[^>]*\\sid="?${id}"?[\\s>])[^>]*>)([^<]*)(?=</script>)`, 'g');
    const count = [...this.text.matchAll(script)].length;
    if (count !== 1) throw new Error(`${this.file}：应有且只有一个 <script id="${id}">；收到 ${count} 个`);
    this.text = this.text.replace(script, (_all, tag: string, data: string) => tag + change(data));
    this.parsed = undefined;
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
export const readBuiltPage = (folder: string, file: string, digest?: string): BuiltPage =>
  new BuiltPage(routeOf(file), file, readFileSync(path.join(folder, file), 'utf8'), digest);
