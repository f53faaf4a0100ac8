import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {attributeOf, parseHtml, selectInHead, textOf} from '../../lib/build/html';
import collectInlineCode from '../../lib/hosting/inlineScripts';
import {escapeRegExp} from '../../lib/input/escapeRegExp';
import type {StatusReport} from '../../plugins/translation/types';
import {NEWEST, OLDER, versionRelease} from '../testVersions';
import {BUILD, hrefsInPage, readBuilt, readPageHead, selectInPage, serveBuild, VARIANT_BUILD} from './builtPages';

const textsIn = (selector: string, route: string) => selectInPage(selector, route, VARIANT_BUILD).map(textOf).join();

describe('lists for programs', () => {
  it('contain one version each, and name the other', () => {
    const [ofNewest, ofOlder] = ['llms.txt', `${OLDER.base.slice(1)}/llms.txt`].map((file) => readBuilt(file));
    expect(ofNewest).toContain(`${OLDER.base}/llms.txt`);
    expect(ofNewest).not.toContain(`${OLDER.base}/agents.md`);
    expect(ofNewest).toContain(`Langflow ${versionRelease(NEWEST)}`);
    expect(ofOlder).toContain(`${OLDER.base}/agents.md`);
    expect(ofOlder).not.toMatch(new RegExp(`(?<!${escapeRegExp(OLDER.base)})/agents\\.md`));
  });

  it('the search index of a version has its own pages and the shared ones', () => {
    const manifest = JSON.parse(readBuilt(`search/index-${OLDER.label}.json`)) as {facets: {tag: string}[]};
    expect(new Set(manifest.facets.map(({tag}) => tag))).toEqual(new Set(['default', `docs-default-${OLDER.id}`]));
  });

  it('leave out /preferences (the sitemap) and pages that are not listed (all)', () => {
    for (const hidden of ['preferences', 'unlisted']) expect(existsSync(path.join(VARIANT_BUILD, `${hidden}.html`)), hidden).toBe(true);
    const sitemap = readBuilt('sitemap.xml', VARIANT_BUILD);
    expect(sitemap).toContain('/langflow/zoom<');
    expect(sitemap).not.toMatch(/\/(?:preferences|unlisted)</);
    for (const list of ['feed.xml', 'llms.txt', 'llms-full.txt']) {
      const text = readBuilt(list, VARIANT_BUILD);
      expect.soft(text, list).toContain('/langflow/zoom');
      expect.soft(text, list).not.toContain('/langflow/unlisted');
    }
  });

  it('the JSON of the translation status contains the base path', () => {
    const {pages} = JSON.parse(readBuilt('translation-status.json', VARIANT_BUILD)) as StatusReport;
    expect(pages.map(({state, url, english}) => [state, url, english])).toEqual([
      ['fresh', 'https://docs.example.cn/langflow/status-fresh', 'https://docs.langflow.org/status-fresh'],
      ['stale', 'https://docs.example.cn/langflow/status-stale', 'https://docs.langflow.org/status-stale'],
      ['missing', undefined, 'https://docs.langflow.org/status-missing'],
      ['orphan', 'https://docs.example.cn/langflow/status-orphan', undefined],
    ]);
  });

  it('the Markdown copy and the text of all pages contain the differences from the official page', () => {
    const source = `https://github.com/example/upstream/blob/${'c'.repeat(40)}/src/program`;
    const markdown = readBuilt('corrected.md', VARIANT_BUILD);
    expect(markdown).toContain('**与官方英文文档的差异（2 处）**');
    expect(markdown).toContain(
      `官方英文文档：\`PROGRAM_PROT\`；本站：\`PROGRAM_PORT\`。依据：[\`src/program/settings.py:12-14\`](${source}/settings.py#L12-L14)。`,
    );
    expect(readBuilt('llms-full.txt', VARIANT_BUILD)).toContain('`PROGRAM_PROT`');
    expect(readBuilt('sitemap.xml')).toContain('/corrections</loc>');
    expect(readBuilt('llms.txt')).toContain('corrections.md');
  });
});

describe('security policy', () => {
  const [request, requestVariant] = [serveBuild(BUILD), serveBuild(VARIANT_BUILD)];

  it('is strict on every kind of page, and allows its own scripts', async () => {
    const answers = await Promise.all([
      ...['/', '/concepts-flows', '/api/create-flow', '/search?q=flow', '/does-not-exist'].map(request),
      requestVariant('/langflow/'),
    ]);
    for (const answer of answers) {
      const {url, headers} = answer;
      const policy = headers.get('content-security-policy') ?? '';
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
      // The second site has a statistics service.
      expect(scripts, url).toMatch(/^'self'(?: 'sha256-[A-Za-z0-9+/]{43}=')+(?: https:\/\/stats\.example\.cn)?$/);
      expect(policy, url).toMatch(/frame-ancestors 'none'/);
      const {hashes} = collectInlineCode({tree: parseHtml(await answer.text())});
      expect(hashes.length, url).toBeGreaterThan(0);
      expect(
        hashes.filter((hash) => !scripts.includes(hash)),
        url,
      ).toEqual([]);
    }
  });
});

it('without an id the site contains nothing of statistics', () => {
  const files = readdirSync(BUILD, {recursive: true, encoding: 'utf8'}).filter((file) => /\.(?:html|js|css)$/.test(file));
  expect(files.length).toBeGreaterThan(200);
  const traces = /googletagmanager|dataLayer|cookieconsent|cc-main|privacy-consent/i;
  const read = (file: string) => readFileSync(path.join(BUILD, file), 'utf8');
  // Pages about analytics services have such words in their text; scripts and head have not.
  const withTraces = files.filter((file) => traces.test(file.endsWith('.html') ? (read(file).split('</head>')[0] ?? '') : read(file)));
  expect(withTraces).toEqual([]);
});

describe('the site with every optional setting', () => {
  it('shows the filing numbers with their registers in the footer', () => {
    const links = selectInPage('footer a', '/', VARIANT_BUILD).map((link) => `${textOf(link)} ${attributeOf(link, 'href')}`);
    expect(links).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/京ICP备12345678号-1.* .*beian\.miit\.gov\.cn/),
        expect.stringMatching(/京公网安备11010502030000号.* .*beian\.mps\.gov\.cn/),
      ]),
    );
  });

  it('has a link to edit a page', () => {
    expect(hrefsInPage('a.theme-edit-this-page', '/markdown', VARIANT_BUILD)).toEqual([
      expect.stringMatching(/github\.com\/example\/langflow-docs-zh\/edit\/main\/.*markdown\.mdx$/),
    ]);
  });

  it('links under its base path, and to the English original', () => {
    expect(hrefsInPage('article a', '/', VARIANT_BUILD)).toContain('/langflow/markdown');
    expect(hrefsInPage('.navbar a', '/markdown', VARIANT_BUILD)).toContain('https://docs.langflow.org/markdown');
  });

  it('links to the English page if a page is not written, and says so', () => {
    const links = selectInPage('article a', '/', VARIANT_BUILD).filter((link) => textOf(link).includes('还没写的页（英文）'));
    expect(links.map((link) => attributeOf(link, 'href'))).toEqual(['https://docs.langflow.org/concepts-flows#projects']);
  });

  it('has a banner on an unlisted page, and keeps it from search engines', () => {
    expect(textsIn('main', '/unlisted')).toContain('此页面未列出。');
    const [robots] = selectInHead(readPageHead('/unlisted', VARIANT_BUILD), 'meta[name=robots]');
    expect(robots && attributeOf(robots, 'content')).toContain('noindex');
  });

  it('has Chinese titles on admonitions, and names the holes and the lowest safe version in the security notice', () => {
    expect(textsIn('.theme-admonition-warning', '/markdown')).toContain('当心');
    const notice = textsIn('.theme-admonition-danger', '/markdown');
    for (const words of ['CVE-2026-33017', 'CVE-2026-48519', '1.9.2']) expect(notice).toContain(words);
  });

  it('does not contain drafts', () => {
    expect(existsSync(path.join(VARIANT_BUILD, 'draft.html'))).toBe(false);
  });

  it('has banners on old and coming versions', () => {
    expect(textsIn('.theme-doc-version-banner', '/0.9')).toContain('现已不再积极维护');
    expect(textsIn('.theme-doc-version-banner', '/2.0')).toContain('尚未发行');
  });
});
