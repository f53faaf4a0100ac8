import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseHtml} from '../../lib/build/html';
import {collectSiteHashes} from '../../lib/hosting/inlineScripts';
import {APP_MANIFEST_FILE, WORKER_FILE} from '../../lib/hosting/offlineFiles';
import {FACTS_FILE, formatSiteFacts, type HostedSite} from '../../lib/hosting/siteFacts';
import {compressFiles} from '../../tools/deploy/compressFiles';
import {prepareSite} from '../../tools/deploy/prepareSite';

/** A small built site on the disk, made ready for servers. */
export type SampleSite = HostedSite & {
  /** The folder that the base path is under. */
  root: string;
  /** Folder of the generated configuration. */
  generated: string;
};

const SCRIPT = 'document.documentElement.dataset.ready = "yes"';

const page = (title: string) => `<!doctype html><html lang="zh-Hans"><head><title>${title}</title><script>${SCRIPT}</script></head>
<body><h1>${title}</h1>${'<p>正文</p>'.repeat(300)}</body></html>`;

const FILES: Record<string, string> = {
  'index.html': page('首页'),
  'index.md': '# 首页\n',
  'concepts-flows.html': page('构建流程'),
  'concepts-flows.md': `# 构建流程\n${'正文\n'.repeat(300)}`,
  'search.html': page('搜索'),
  'api.html': page('API 参考'),
  'api/create-flow.html': page('创建流程'),
  '404.html': page('找不到页面'),
  'assets/js/main.0123abcd.js': `console.log(${JSON.stringify('x'.repeat(2000))})\n`,
  'assets/og/0123456789abcdef.png': 'no real picture',
  'search/0123456789abcdef/terms-1.json': `{"x": "${'y'.repeat(2000)}"}`,
  'search/manifest.json': '{}',
  'img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  [WORKER_FILE]: '// service worker\n',
  [APP_MANIFEST_FILE]: '{}',
  'llms.txt': '# 目录\n',
  'sitemap.xml': '<urlset/>',
};

const REDIRECTS = [
  {from: '/guides-chat-memory', to: '/concepts-flows'},
  {from: '/My-Collection', to: '/concepts-flows'},
  {from: '/components/custom', to: '/api/create-flow'},
  {from: '/about-langflow', to: '/'},
  {from: '/👋 Welcome-to-Langflow', to: '/'},
];

/** Writes a small site under a base path into a new folder and prepares it as `npm run deploy:prepare` does. */
export async function createSampleSite(baseUrl: string): Promise<SampleSite> {
  const root = mkdtempSync(path.join(tmpdir(), 'langflow-docs-'));
  const folder = path.join(root, 'www', baseUrl);
  for (const [name, text] of Object.entries(FILES)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
  const scriptHashes = collectSiteHashes([{file: 'index.html', tree: parseHtml(page('首页'))}]);
  writeFileSync(path.join(folder, FACTS_FILE), formatSiteFacts({baseUrl, redirects: REDIRECTS, policySources: {}, scriptHashes}));
  const generated = path.join(root, 'generated');
  const site = prepareSite(folder, generated);
  await compressFiles(folder);
  return {...site, root: path.join(root, 'www'), generated};
}
