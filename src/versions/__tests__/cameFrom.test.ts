import {beforeEach, describe, expect, it, vi} from 'vitest';
import type {SiteVersion} from '../types';

const version = (label: string, base: string): SiteVersion => ({
  label,
  base,
  name: label,
  home: base || '/',
  langflow: `${label}.0`,
  commit: '',
  hasApi: true,
});
const VERSIONS = [version('2.0', ''), version('1.5', '/1.5'), version('0.9', '/0.9')];

type Module = typeof import('../cameFrom');
let module: Module;

beforeEach(async () => {
  vi.resetModules();
  module = await import('../cameFrom');
});

const labelAfter = (referrer: string, baseUrl = '/') =>
  module.versionBefore(VERSIONS, {referrer, here: 'https://docs.cn/search?q=x', baseUrl})?.label;

describe('versionBefore', () => {
  it.each([
    ['https://docs.cn/1.5/agents', '1.5'],
    ['https://docs.cn/1.5', '1.5'],
    ['https://docs.cn/0.9/', '0.9'],
    ['https://docs.cn/agents', undefined],
    ['https://docs.cn/1.50/agents', undefined],
    ['https://docs.cn/search?q=1.5', undefined],
    ['https://elsewhere.cn/1.5/agents', undefined],
    ['http://docs.cn/1.5/agents', undefined],
    ['', undefined],
  ])('after %j is %s', (referrer, expected) => {
    expect(labelAfter(referrer)).toBe(expected);
  });

  it('reads the path under the base path', () => {
    expect(labelAfter('https://docs.cn/langflow/1.5/agents', '/langflow/')).toBe('1.5');
    expect(labelAfter('https://docs.cn/1.5/agents', '/langflow/')).toBeUndefined();
  });

  it('is that of the page read last, whatever led here first', () => {
    module.noteVersion(version('0.9', '/0.9'));
    expect(labelAfter('https://docs.cn/1.5/agents')).toBe('0.9');
    module.noteVersion(version('2.0', ''));
    expect(labelAfter('https://docs.cn/1.5/agents')).toBe('2.0');
  });
});
