import {gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import type {AnalyticsSettings} from '../../types';
import {buildLoader} from '../buildLoader';

const GTAG: AnalyticsSettings = {provider: 'gtag', id: 'G-TEST123456'};
const BAIDU: AnalyticsSettings = {provider: 'baidu', id: '0'.repeat(32)};
const build = (settings: AnalyticsSettings, baseUrl = '/') => buildLoader({settings, baseUrl, alsoCounts: []});

describe('buildLoader', () => {
  it('holds the configured service only', async () => {
    const {entry, files} = await build(BAIDU);
    expect(files.get(entry)).toContain('hm.baidu.com');
    expect([...files.values()].join()).not.toMatch(/gtag|umami/);
  });

  it('keeps the dialog out of what every page loads', async () => {
    const {entry, files} = await build(GTAG);
    expect([...files.keys()].map((name) => name.replace(/-\w+\./, '.')).sort()).toEqual([
      'consentDialog.css',
      'consentDialog.js',
      'loader.js',
    ]);
    expect(gzipSync(files.get(entry) as string).length).toBeLessThan(3_000);
  });

  it('names files by their content: the same twice, another for another site', async () => {
    const [one, again, other] = await Promise.all([build(GTAG), build(GTAG), build(GTAG, '/langflow/')]);
    expect(again).toEqual(one);
    expect(other.entry).not.toBe(one.entry);
  });

  it('needs neither eval nor inline scripts', async () => {
    const {files} = await build(GTAG);
    for (const text of files.values()) expect(text).not.toMatch(/\beval\(|new Function|javascript:|\.onclick\s*=/);
  });
});
