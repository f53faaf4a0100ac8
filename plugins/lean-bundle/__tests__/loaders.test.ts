import {describe, expect, it} from 'vitest';
import leanRegistry from '../registryLoader.cjs';
import leanVersion from '../versionLoader.cjs';

describe('leanRegistry', () => {
  it('empties the module paths, and nothing else', () => {
    const entry =
      '  "a1": [() => import(/* webpackChunkName: "a1" */ "@site/docs/a.mdx"), "@site/docs/a.mdx", require.resolveWeak("@site/docs/a.mdx")],';
    expect(leanRegistry(`export default {\n${entry}\n}`)).toBe(
      'export default {\n  "a1": [() => import(/* webpackChunkName: "a1" */ "@site/docs/a.mdx"), "", require.resolveWeak("@site/docs/a.mdx")],\n}',
    );
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
