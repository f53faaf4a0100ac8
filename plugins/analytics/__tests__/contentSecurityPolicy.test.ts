import {describe, expect, it} from 'vitest';
import {analyticsSources} from '../contentSecurityPolicy';

describe('analyticsSources', () => {
  it('asks for nothing without analytics', () => {
    expect(Object.values(analyticsSources(undefined)).flat()).toEqual([]);
  });

  it('allows the host of the service, without its path', () => {
    const sources = analyticsSources({provider: 'umami', id: 'x', host: 'https://docs.example.cn:8443/stats'});
    expect(sources).toEqual({
      'script-src': ['https://docs.example.cn:8443'],
      'connect-src': ['https://docs.example.cn:8443'],
      'img-src': ['https://docs.example.cn:8443'],
      'frame-src': [],
    });
  });

  it("uses the service's own host where none is set", () => {
    expect(analyticsSources({provider: 'baidu', id: 'x'})['script-src']).toEqual(['https://hm.baidu.com']);
    expect(() => analyticsSources({provider: 'umami', id: 'x'})).toThrow('ANALYTICS_HOST');
  });

  it("sends Google's reports through a host of one's own, if there is one", () => {
    const direct = analyticsSources({provider: 'gtag', id: 'G-1'});
    expect(direct['script-src']).toEqual(['https://www.googletagmanager.com', 'https://*.googletagmanager.com']);
    expect(direct['connect-src']).toContain('https://*.google-analytics.com');
    const proxied = analyticsSources({provider: 'gtag', id: 'G-1', host: 'https://stats.example.cn'});
    expect(proxied['script-src']).toEqual(['https://stats.example.cn']);
    expect(proxied['connect-src'].filter((source) => source.includes('analytics'))).toEqual([]);
  });
});
