import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {TextPage} from '../builder';
import {quantile} from '../node/benchmark';
import {type Compared, once} from './engines';

type Builder = {
  createIndex: (options: object) => Promise<{
    index: {
      addHTMLFile: (file: {url: string; content: string}) => Promise<unknown>;
      writeFiles: (options: {outputPath: string}) => Promise<unknown>;
    };
  }>;
  close: () => Promise<unknown>;
};
type Instance = {search: (query: string) => Promise<{results: {data: () => Promise<{url: string}>}[]}>};
type Client = {createInstance: (options: object) => Instance};

const LANGUAGE = 'zh-Hans';
/** Results whose page is asked for: each is a file. */
const DEPTH = 10;

const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A page as HTML, because headings count more than text. */
function htmlOf({title, sections}: TextPage): string {
  const parts = sections.map(({heading, level = 2, text, code}) => [
    heading ? `<h${level}>${escaped(heading)}</h${level}>` : '',
    `<p>${escaped(text)}</p>`,
    code ? `<pre>${escaped(code)}</pre>` : '',
  ]);
  return `<html lang="${LANGUAGE}"><title>${escaped(title)}</title><body><h1>${escaped(title)}</h1>${parts.flat().join('')}</body></html>`;
}

/** Writes the index of the pages, and beside it the client that reads it. */
async function writeIndex(pages: readonly TextPage[], {createIndex, close}: Builder): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pagefind-'));
  const {index} = await createIndex({forceLanguage: LANGUAGE});
  for (const page of pages) await index.addHTMLFile({url: page.url, content: htmlOf(page)});
  await index.writeFiles({outputPath: folder});
  await close();
  writeFileSync(path.join(folder, 'package.json'), '{"type": "module"}');
  return folder;
}

/** Serves a folder, and counts the bytes of its files, which are compressed, by name. */
async function serveFolder(folder: string, sent: Map<string, number>) {
  const server = createServer(({url = '/'}, response) => {
    const file = new URL(url, 'http://localhost').pathname.slice(1);
    const content = readFileSync(path.join(folder, file));
    sent.set(file, content.length);
    response.end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`};
}

/** Its builder, which is an ES module that CommonJS cannot even find. */
function loadBuilder(load: NodeJS.Require): Promise<Builder> {
  const [folder = ''] = load.resolve.paths('pagefind') ?? [];
  return import(pathToFileURL(path.join(folder, 'pagefind/lib/index.js')).href);
}

/** Pagefind as it is: it has its own words, and its index is in parts. */
export async function openPagefind(pages: readonly TextPage[], load: NodeJS.Require): Promise<Compared> {
  const folder = await writeIndex(pages, await loadBuilder(load));
  const sent = new Map<string, number>();
  const {server, address} = await serveFolder(folder, sent);
  // All that it needs of a browser: it asks the page for its language.
  Object.assign(globalThis, {document: {currentScript: null, querySelector: () => ({getAttribute: () => LANGUAGE})}});
  const {createInstance} = (await import(pathToFileURL(path.join(folder, 'pagefind.js')).href)) as Client;
  const first: number[] = [];
  return {
    name: 'Pagefind',
    async search(query) {
      sent.clear();
      const {results} = await createInstance({basePath: address, baseUrl: '/'}).search(query);
      first.push([...sent].reduce((sum, [file, bytes]) => (file.startsWith('wasm.') ? sum : sum + bytes), 0));
      const pagesFound = await Promise.all(results.slice(0, DEPTH).map((result) => result.data()));
      return once(pagesFound.map(({url}) => url));
    },
    firstBytes: async () => quantile(first, 0.5),
    async close() {
      Reflect.deleteProperty(globalThis, 'document');
      server.closeAllConnections();
      server.close();
      rmSync(folder, {recursive: true});
    },
  };
}
