import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readSiteSettings, SETTING_RULES} from '../settings';

describe('readSiteSettings', () => {
  it('has a working default for everything', () => {
    expect(readSiteSettings({})).toEqual({
      url: 'http://localhost:3000',
      baseUrl: '/',
      repoUrl: undefined,
      announcement: undefined,
      icpNumber: undefined,
      policeNumber: undefined,
      analytics: undefined,
      search: {provider: 'local'},
    });
  });

  it('takes an empty or blank value for none', () => {
    expect(readSiteSettings({SITE_URL: '', BASE_URL: '   '})).toMatchObject({url: 'http://localhost:3000', baseUrl: '/'});
  });

  it('reads a full deployment and trims the values', () => {
    const settings = readSiteSettings({
      SITE_URL: ' https://docs.example.cn ',
      BASE_URL: '/langflow/zh/',
      REPO_URL: 'https://github.com/owner/name',
      ANNOUNCEMENT: '新版 <a href="/release-notes">发布</a>',
      ANNOUNCEMENT_ID: 'v2',
      ICP_NUMBER: '京ICP备12345678号-1',
      POLICE_NUMBER: '京公网安备11010502030000号',
      ANALYTICS_ID: 'G-ABC123',
      SEARCH_PROVIDER: 'algolia',
      ALGOLIA_APP_ID: 'APP1',
      ALGOLIA_API_KEY: 'abc123',
      ALGOLIA_INDEX_NAME: 'docs_zh',
    });
    expect(settings).toEqual({
      url: 'https://docs.example.cn',
      baseUrl: '/langflow/zh/',
      repoUrl: 'https://github.com/owner/name',
      announcement: {id: 'v2', content: '新版 <a href="/release-notes">发布</a>'},
      icpNumber: '京ICP备12345678号-1',
      policeNumber: '京公网安备11010502030000号',
      analytics: {id: 'G-ABC123'},
      search: {provider: 'algolia', appId: 'APP1', apiKey: 'abc123', indexName: 'docs_zh'},
    });
  });

  it('keeps Algolia keys out while another provider is chosen', () => {
    expect(readSiteSettings({ALGOLIA_APP_ID: 'APP1', ALGOLIA_API_KEY: 'abc'}).search).toEqual({provider: 'local'});
  });

  it.each([
    ['SITE_URL', 'https://docs.example.cn/'],
    ['SITE_URL', 'docs.example.cn'],
    ['BASE_URL', 'langflow/'],
    ['BASE_URL', '/langflow'],
    ['BASE_URL', '//'],
    ['REPO_URL', 'https://github.com/owner/name/'],
    ['ANNOUNCEMENT', '长'.repeat(501)],
    ['ANNOUNCEMENT_ID', 'V2'],
    ['ICP_NUMBER', '12345678'],
    ['ANALYTICS_ID', 'UA-12345-1'],
    ['ANALYTICS_ID', '94db1cb1-74f4-4a40-ad6c-962362670409'],
    ['ANALYTICS_HOST', 'stats.example.cn'],
    ['ANALYTICS_HOST', 'http://stats.example.cn'],
    ['ANALYTICS_HOST', 'https://stats.example.cn/'],
    ['SEARCH_PROVIDER', 'google'],
  ])('refuses %s=%s', (name, value) => {
    expect(() => readSiteSettings({[name]: value})).toThrow(`${name}：应为${SETTING_RULES[name as keyof typeof SETTING_RULES].expected}`);
  });

  it.each(['https://stats.example.cn', 'https://docs.example.cn:8443/stats', 'http://127.0.0.1:3000'])('takes %s for analytics', (host) => {
    expect(readSiteSettings({ANALYTICS_ID: 'G-ABC123', ANALYTICS_HOST: host}).analytics).toEqual({id: 'G-ABC123', host});
  });

  it('has no analytics without an id, whatever else is set', () => {
    expect(readSiteSettings({ANALYTICS_HOST: 'https://stats.example.cn'}).analytics).toBeUndefined();
  });

  it('is explained in .env.example, name by name', () => {
    const text = readFileSync(path.join(__dirname, '../../.env.example'), 'utf8');
    const names = [...text.matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name);
    expect([...new Set(names)].sort()).toEqual(Object.keys(SETTING_RULES).sort());
  });

  it('names all problems at once', () => {
    expect(() =>
      readSiteSettings({SITE_URL: 'docs.example.cn', BASE_URL: 'zh', SEARCH_PROVIDER: 'algolia', ALGOLIA_APP_ID: 'APP1'}),
    ).toThrowErrorMatchingInlineSnapshot(`
      [Error: 站点配置有误，构建已停止：
        - SITE_URL：应为以 http:// 或 https:// 开头的来源地址，不带路径，例如 https://docs.example.cn；收到的是 "docs.example.cn"
        - BASE_URL：应为以 / 开头并以 / 结尾的路径，只含字母、数字和 . _ ~ -，例如 / 或 /langflow/；收到的是 "zh"
        - ALGOLIA_API_KEY：SEARCH_PROVIDER=algolia 时必填，应为由字母和数字组成的 Algolia 只读搜索密钥，不要填管理密钥；没有收到值
      请修改环境变量或 .env 文件；各变量的说明见 .env.example。]
    `);
  });
});
