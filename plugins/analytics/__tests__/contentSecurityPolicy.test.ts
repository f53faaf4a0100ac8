import {describe, expect, it} from 'vitest';
import {analyticsSources} from '../contentSecurityPolicy';

describe('analyticsSources', () => {
  it('asks for nothing without analytics', () => {
    expect(Object.values(analyticsSources(undefined)).flat()).toEqual([]);
  });

  it("allows Google's hosts where no other is set", () => {
    const direct = analyticsSources({id: 'G-1'});
    expect(direct['script-src']).toEqual(['https://www.googletagmanager.com', 'https://*.googletagmanager.com']);
    expect(direct['connect-src']).toContain('https://*.google-analytics.com');
  });

  it('allows a host of its own without its path, and no script of Google', () => {
    const proxied = analyticsSources({id: 'G-1', host: 'https://stats.example.cn:8443/stats'});
    expect(proxied['script-src']).toEqual(['https://stats.example.cn:8443']);
    expect(proxied['connect-src']).toContain('https://stats.example.cn:8443');
    expect(proxied['connect-src'].filter((source) => source.includes('analytics'))).toEqual([]);
  });
});
