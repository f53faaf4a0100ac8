import {describe, expect, it} from 'vitest';
import {BuiltPage} from '../../../../lib/build/builtPage';
import {checkRoutes} from '../checkRoutes';
import {inspectPage} from '../inspectPage';

const readPage = (file: string, html: string) => inspectPage(new BuiltPage('/', file, html));
const page = (file: string) => readPage(file, '<html><body>页面</body></html>');
const redirect = (file: string, to: string) =>
  readPage(file, `<html><head><meta http-equiv="refresh" content="0; url=${to}"><link rel="canonical" href="${to}"></head></html>`);

const EXPECTED = {pages: ['/', '/flows'], redirects: [{from: '/old', to: '/flows'}]};
const messages = (...pages: ReturnType<typeof page>[]) => checkRoutes(pages, EXPECTED).map(({message}) => message);

describe('checkRoutes', () => {
  it('is content with every page and every redirect', () => {
    expect(messages(page('index.html'), page('flows.html'), redirect('old/index.html', '/flows'))).toEqual([]);
  });

  it('names missing pages, a page that only redirects, and a redirect to the wrong place', () => {
    expect(messages(page('index.html'), redirect('flows.html', '/'), redirect('old/index.html', '/'))).toEqual([
      '缺少页面 /flows',
      '旧地址 /old 没有指向 /flows',
    ]);
  });
});
