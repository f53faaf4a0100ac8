import {existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, RouteConfig} from '@docusaurus/types';
import {expect, test} from 'vitest';
import type {PublishStep} from '../../../lib/build/publishStep';
import publishPlugin, {type PluginOptions} from '../index';

type Output = Parameters<NonNullable<ReturnType<typeof publishPlugin>['postBuild']>>[0];

const route = (route: string, routes?: RouteConfig[]): RouteConfig => ({path: route, component: '@theme/X', ...(routes && {routes})});
const ROUTES = [route('/docs/b'), route('/docs/', [route('/docs/'), route('/docs/a')]), route('*')];

async function publish(options: PluginOptions, routes = ROUTES): Promise<{outDir: string; generated: string}> {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'publish-'));
  const outDir = path.join(siteDir, 'build');
  const generated = path.join(siteDir, '.docusaurus');
  mkdirSync(path.join(outDir, 'a'), {recursive: true});
  const files = ['index.html', 'a/index.html', 'b.html', '404.html', 'old.html'];
  for (const file of files) writeFileSync(path.join(outDir, file), `<head></head><p>${file}</p>`);
  const context = {
    siteDir,
    baseUrl: '/docs/',
    generatedFilesDir: generated,
    siteConfig: {url: 'https://x.example'},
    i18n: {currentLocale: 'zh', localeConfigs: {}},
  } as Partial<LoadContext> as LoadContext;
  await publishPlugin(context, options).postBuild?.({outDir, routes} as Output);
  return {outDir, generated};
}

test('every page of a route is read, those of old addresses are not, and the page for unknown addresses stands apart', async () => {
  const seen: string[][] = [];
  const look: PublishStep = {
    name: 'look',
    run: ({pages, notFound, root}) =>
      void seen.push(
        pages.map(({route: own, file}) => `${own} ${file}`),
        [notFound?.file ?? '', root],
      ),
  };
  await publish({steps: () => [look], afterWrite: () => []});
  expect(seen).toEqual([
    ['/ index.html', '/a a/index.html', '/b b.html'],
    ['404.html', 'https://x.example/docs/'],
  ]);
});

test('steps run one after the other; nothing is written before the last, and all of it before what follows', async () => {
  const order: string[] = [];
  const slow: PublishStep = {
    name: 'slow',
    async run({pages, files, notes}) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      pages[1]?.appendToHead('<meta name=x>');
      files.set('lists/x.txt', 'x');
      notes.set('publish/y.json', 'y');
      order.push('slow');
    },
  };
  const next: PublishStep = {
    name: 'next',
    run: ({outDir}) => void order.push(`next, ${existsSync(path.join(outDir, 'lists/x.txt')) ? 'written' : 'not written'}`),
  };
  const after = {
    name: 'after',
    run: ({outDir}: {outDir: string}) => void order.push(readFileSync(path.join(outDir, 'lists/x.txt'), 'utf8')),
  };
  const {outDir, generated} = await publish({steps: () => [slow, next], afterWrite: () => [after]});
  expect(order).toEqual(['slow', 'next, not written', 'x']);
  expect(readFileSync(path.join(outDir, 'a/index.html'), 'utf8')).toBe('<head><meta name=x></head><p>a/index.html</p>');
  expect(readFileSync(path.join(generated, 'publish/y.json'), 'utf8')).toBe('y');
});

test('a step that fails stops the build with nothing written', async () => {
  let folder = '';
  const write: PublishStep = {
    name: 'write',
    run({files, outDir}) {
      files.set('x.txt', 'x');
      folder = outDir;
    },
  };
  const fail: PublishStep = {name: 'fail', run: () => Promise.reject(new Error('少了一处'))};
  await expect(publish({steps: () => [write, fail], afterWrite: () => []})).rejects.toThrow('少了一处');
  expect(existsSync(path.join(folder, 'x.txt'))).toBe(false);
});

test('a route without its page is named', async () => {
  await expect(publish({steps: () => [], afterWrite: () => []}, [route('/docs/lost')])).rejects.toThrow('路由 /lost 没有网页');
});
