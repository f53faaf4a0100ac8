import {describe, expect, it} from 'vitest';
import {BuiltPage} from '../../../../lib/build/builtPage';
import {checkDeadAddresses} from '../deadAddresses';
import {inspectPage} from '../inspectPage';

const FILES = ['index.html', 'agents.html', 'old/index.html', 'img/a.png', '中文.html'];
const deadOf = (html: string, baseUrl?: string) =>
  checkDeadAddresses([inspectPage(new BuiltPage('/', 'index.html', html))], FILES, baseUrl).map(({message}) => message.split(' ')[0]);

describe('checkDeadAddresses', () => {
  it('accepts pages, old addresses, files, other sites and parts of the page', () => {
    const hrefs = ['/', '/agents', '/agents?q=1#x', '/old', '/img/a.png', '/%E4%B8%AD%E6%96%87', 'https://x.example/', '#x', '/all.zip'];
    expect(deadOf(hrefs.map((href) => `<a href="${href}">x</a>`).join(''))).toEqual([]);
  });

  it('names each dead address once', () => {
    expect(deadOf('<a href="/nope">x</a><a href="/nope">x</a><img src="/img/b.png" alt="" width="1" height="1">')).toEqual([
      '/nope',
      '/img/b.png',
    ]);
  });

  it('wants the base path in front of addresses', () => {
    expect(deadOf('<a href="/docs/agents">x</a><a href="/docs">x</a><a href="/agents">x</a>', '/docs/')).toEqual(['/agents']);
  });

  it('passes over pages that only redirect', () => {
    expect(deadOf('<meta http-equiv="refresh" content="0; url=/nope"><a href="/nope">x</a>')).toEqual([]);
  });
});
