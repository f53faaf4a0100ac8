import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readBuiltPages} from '../readBuiltPages';

function buildSite(): string {
  const outDir = mkdtempSync(path.join(tmpdir(), 'built-'));
  mkdirSync(path.join(outDir, 'api'));
  const pages = {'index.html': '首页', 'agents.html': '智能体', 'api/index.html': 'API', 'api/logout.html': '退出登录', '404.html': '没有'};
  for (const [file, text] of Object.entries(pages)) writeFileSync(path.join(outDir, file), `<article>${text}</article>`);
  writeFileSync(path.join(outDir, 'agents.md'), '# 智能体');
  return outDir;
}

test('every page but the one for unknown addresses is read, under its route', () => {
  const routes = readBuiltPages(buildSite()).map(({route}) => route);
  expect(routes.sort()).toEqual(['', 'agents', 'api', 'api/logout']);
});

test('who asks at the same moment gets the same pages, and later what stands there then', async () => {
  const outDir = buildSite();
  const first = readBuiltPages(outDir);
  writeFileSync(path.join(outDir, 'agents.html'), '<article>改过</article>');
  expect(readBuiltPages(outDir)).toBe(first);
  await new Promise((resolve) => setImmediate(resolve));
  expect(readBuiltPages(outDir).find(({route}) => route === 'agents')?.html).toContain('改过');
});
