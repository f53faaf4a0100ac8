import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import keepTabs from '../tabsLoader.cjs';

describe('keepTabs', () => {
  it('drops the key that makes new tabs, and nothing else', () => {
    const source = readFileSync(require.resolve('@docusaurus/theme-classic/lib/theme/Tabs/index.js'), 'utf8');
    const kept = keepTabs(source);
    expect(kept).not.toMatch(/key=\{String/);
    expect(source.length - kept.length).toBe('key={String(isBrowser)}'.length);
  });

  it('says when Docusaurus has changed', () => {
    expect(() => keepTabs('export default Tabs;')).toThrow(/Tabs of Docusaurus' theme has changed/);
  });
});
