import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {extractPage} from '../extractPage';
import {loadPages} from '../loadPages';

let outDir = '';
const article = '<article><h1>页</h1></article>';

beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'search-zh-'));
  for (const file of ['index.html', 'flows.html', 'api.html', 'api/run.html', 'search.html', '404.html', 'old/index.html']) {
    mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
    writeFileSync(path.join(outDir, file), file.startsWith('old') ? '<p>跳转</p>' : article);
  }
});

afterEach(() => rmSync(outDir, {recursive: true}));

describe('loadPages', () => {
  it('reads the pages of a site in the order of their addresses', () => {
    const pages = loadPages({outDir, baseUrl: '/langflow/', trailingSlash: false, apiRoute: '/api'}, extractPage);
    expect(pages.map(({url, facets}) => [url, facets.scope])).toEqual([
      ['/langflow/', 'docs'],
      ['/langflow/api', 'api'],
      ['/langflow/api/run', 'api'],
      ['/langflow/flows', 'docs'],
    ]);
  });

  it('writes addresses as the site does', () => {
    const pages = loadPages({outDir, baseUrl: '/', trailingSlash: true, apiRoute: '/api'}, extractPage);
    expect(pages.map(({url}) => url)).toEqual(['/', '/api/', '/api/run/', '/flows/']);
  });
});
