import {describe, expect, it} from 'vitest';
import leanConfig from '../configLoader.cjs';
import prefetchOnce from '../prefetchLoader.cjs';
import leanRegistry from '../registryLoader.cjs';
import leanVersion from '../versionLoader.cjs';

describe('leanRegistry', () => {
  const entry =
    '  "a1": [() => import(/* webpackChunkName: "a1" */ "@site/docs/a.mdx"), "@site/docs/a.mdx", require.resolveWeak("@site/docs/a.mdx")],';
  const lean = (isServer: boolean) => leanRegistry.call({getOptions: () => ({isServer})}, `export default {\n${entry}\n}`);
  const expected = (second: string) =>
    `export default {\n  "a1": [() => import(/* webpackChunkName: "a1" */ "@site/docs/a.mdx"), "${second}", require.resolveWeak("@site/docs/a.mdx")],\n}`;

  it('empties the module paths in the browser, and nothing else', () => {
    expect(lean(false)).toBe(expected(''));
  });

  it('names the chunk on the server', () => {
    expect(lean(true)).toBe(expected('a1'));
  });
});

describe('leanConfig', () => {
  it('drops what only the build reads', () => {
    const config = {title: '文档', plugins: ['a'], ssrTemplate: '<html>', themeConfig: {navbar: {}}};
    expect(leanConfig(`// note\nexport default ${JSON.stringify(config, null, 2)};\n`)).toBe(
      'export default {"title":"文档","themeConfig":{"navbar":{}}};',
    );
  });
});

describe('prefetchOnce', () => {
  const source = 'const a = 1;\nexport default function prefetch(url) {\n  return fetchIt(url);\n}';

  it('asks for each file once', () => {
    const asked: string[] = [];
    const code = prefetchOnce(source).replace('export default ', '');
    const prefetch = new Function('fetchIt', `${code}; return prefetch;`)((url: string) => asked.push(url));
    for (const url of ['a', 'b', 'a']) prefetch(url);
    expect(asked).toEqual(['a', 'b']);
  });

  it('says when Docusaurus has changed', () => {
    expect(() => prefetchOnce('export default prefetch;')).toThrow(/prefetch\.js of Docusaurus has changed/);
  });
});

describe('leanVersion', () => {
  it('drops the descriptions of a version', () => {
    const data = {version: {docsSidebars: {}, docs: {a: {id: 'a', title: '甲', description: '说明', sidebar: 'docs'}}}};
    expect(JSON.parse(leanVersion(JSON.stringify(data)))).toEqual({
      version: {docsSidebars: {}, docs: {a: {id: 'a', title: '甲', sidebar: 'docs'}}},
    });
  });

  it('leaves other data as it is', () => {
    expect(leanVersion('{"name":"docs"}')).toBe('{"name":"docs"}');
  });
});
