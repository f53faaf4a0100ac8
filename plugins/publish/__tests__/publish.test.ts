import {existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
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
    start: ({notFound, root}) => void seen.push([notFound?.file ?? '', root]),
    page: ({route: own, file}) => void seen.push([`${own} ${file}`]),
  };
  await publish({steps: () => [look]});
  expect(seen).toEqual([['404.html', 'https://x.example/docs/'], ['/ index.html'], ['/a a/index.html'], ['/b b.html']]);
});

test('a page goes through all steps before the next one is read', async () => {
  const order: string[] = [];
  const step = (name: string): PublishStep => ({
    name,
    start: () => void order.push(`${name} starts`),
    page: ({route: own}) => void order.push(`${name} ${own}`),
    finish: () => void order.push(`${name} ends`),
  });
  await publish({steps: () => [step('1'), step('2')]}, [route('/docs/'), route('/docs/b')]);
  expect(order).toEqual(['1 starts', '2 starts', '1 /', '2 /', '1 /b', '2 /b', '1 ends', '2 ends']);
});

test('steps run one after the other; nothing is written before the last', async () => {
  const order: string[] = [];
  const slow: PublishStep = {
    name: 'slow',
    page(page) {
      if (page.route === '/a') page.appendToHead('<meta name=x>');
    },
    async finish({files, notes}) {
      await setImmediate();
      files.set('lists/x.txt', 'x');
      notes.set('publish/y.json', 'y');
      order.push('slow');
    },
  };
  const next: PublishStep = {
    name: 'next',
    finish: ({outDir}) => void order.push(`next, ${existsSync(path.join(outDir, 'lists/x.txt')) ? 'written' : 'not written'}`),
  };
  const {outDir, generated} = await publish({steps: () => [slow, next]});
  expect(order).toEqual(['slow', 'next, not written']);
  expect(readFileSync(path.join(outDir, 'lists/x.txt'), 'utf8')).toBe('x');
  expect(readFileSync(path.join(outDir, 'a/index.html'), 'utf8')).toBe('<head><meta name=x></head><p>a/index.html</p>');
  expect(readFileSync(path.join(generated, 'publish/y.json'), 'utf8')).toBe('y');
});

test('a step that fails stops the build with nothing written', async () => {
  let folder = '';
  const write: PublishStep = {
    name: 'write',
    finish({files, outDir}) {
      files.set('x.txt', 'x');
      folder = outDir;
    },
  };
  const fail: PublishStep = {name: 'fail', finish: () => Promise.reject(new Error('少了一处'))};
  await expect(publish({steps: () => [write, fail]})).rejects.toThrow('少了一处');
  expect(existsSync(path.join(folder, 'x.txt'))).toBe(false);
});

test('a route without its page is named', async () => {
  await expect(publish({steps: () => []}, [route('/docs/lost')])).rejects.toThrow('路由 /lost 没有网页');
});
