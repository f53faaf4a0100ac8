import {describe, expect, it} from 'vitest';
import {SCOPES} from '../../__fixtures__/smallSite';
import {extractPages} from '../extractPages';
import {parseHtml} from '../html';

const page = (route: string, html = '<article><h1>页</h1></article>') => ({route, tree: parseHtml(html)});
const pages = [page('/flows'), page('/'), page('/search'), page('/api/run'), page('/api'), page('/old', '<p>跳转</p>')];

describe('extractPages', () => {
  it('takes the pages of documentation, in the order of their addresses', () => {
    const found = extractPages({pages, baseUrl: '/workshop/', trailingSlash: false, scopes: SCOPES, skippedSections: []});
    expect(found.map(({route, url, facets}) => [route, url, facets.scope])).toEqual([
      ['/', '/workshop/', 'docs'],
      ['/api', '/workshop/api', 'api'],
      ['/api/run', '/workshop/api/run', 'api'],
      ['/flows', '/workshop/flows', 'docs'],
    ]);
  });

  it('writes addresses as the site does', () => {
    const found = extractPages({pages, baseUrl: '/', trailingSlash: true, scopes: SCOPES, skippedSections: []});
    expect(found.map(({url}) => url)).toEqual(['/', '/api/', '/api/run/', '/flows/']);
  });
});
