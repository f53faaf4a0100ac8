import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {readSiteFacts} from '../../../scripts/lib/hosting/siteFacts';
import hostingPlugin, {type PluginOptions} from '../index';

type PostBuildInput = Parameters<NonNullable<ReturnType<typeof hostingPlugin>['postBuild']>>[0];

async function build(html: string, options: Partial<PluginOptions> = {}): Promise<string> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'hosting-'));
  writeFileSync(path.join(outDir, 'index.html'), html);
  const plugin = hostingPlugin({siteDir: outDir, baseUrl: '/docs/'} as LoadContext, {
    redirects: () => [{from: '/a', to: '/b'}],
    ...options,
  });
  await plugin.postBuild?.({outDir} as PostBuildInput);
  return outDir;
}

test('the build holds what servers need', async () => {
  const policySources = {'script-src': ['https://stats.example.cn']};
  expect(readSiteFacts(await build('<p>', {policySources: () => policySources}))).toEqual({
    version: 1,
    baseUrl: '/docs/',
    redirects: [{from: '/a', to: '/b'}],
    policySources,
  });
});

test('a page with code that the policy forbids stops the build', async () => {
  await expect(build('<button onclick="go()">')).rejects.toThrow('index.html：<button> 有内联事件处理 onclick="go()"');
});
