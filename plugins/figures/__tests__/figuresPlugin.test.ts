import {cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import figuresPlugin from '../index';

let siteDir = '';

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'figures-site-'));
  cpSync(path.join(__dirname, '../__fixtures__/figures'), path.join(siteDir, 'figures'), {recursive: true});
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(siteDir, {recursive: true});
});

const createPlugin = (baseUrl = '/') =>
  figuresPlugin({siteDir, baseUrl, generatedFilesDir: path.join(siteDir, '.generated')} as LoadContext);

type PostBuildInput = Parameters<NonNullable<ReturnType<typeof figuresPlugin>['postBuild']>>[0];

/** Runs the plugin as a build does, and collects what it hands to the site. */
async function runPlugin(baseUrl?: string) {
  const plugin = createPlugin(baseUrl);
  const drawing = await plugin.loadContent?.();
  if (!drawing) throw new Error('loadContent returned nothing');
  const data = new Map<string, unknown>();
  const routes: RouteConfig[] = [];
  const actions = {
    createData: async (name: string, value: unknown) => {
      data.set(name, value);
      return name;
    },
    addRoute: (route: RouteConfig) => routes.push(route),
  } as unknown as PluginContentLoadedActions;
  await plugin.contentLoaded?.({content: drawing, actions});
  const content = await drawing.figures;
  const outDir = path.join(siteDir, 'build');
  await plugin.postBuild?.({outDir} as PostBuildInput);
  return {content, data, routes, outDir};
}

describe('a build', () => {
  it('writes every picture under the address that the page uses', async () => {
    const {content, data, routes, outDir} = await runPlugin('/zh/');
    expect([...data.keys()]).toEqual(content.map((figure) => `${figure.data.name}.json`));
    const urls = content.flatMap((figure) => Object.values(figure.data.images).flatMap(({wide, narrow}) => [wide.url, narrow.url]));
    expect(urls.length).toBe(4 * content.length);
    for (const url of urls) expect(existsSync(path.join(outDir, url.replace(/^\/zh\//, '')))).toBe(true);
    expect(readdirSync(path.join(outDir, 'assets/figures'))).toHaveLength(urls.length);
    expect(routes).toEqual([]);
  });

  it('names a picture by its content and states its size', async () => {
    const before = await runPlugin();
    const file = path.join(siteDir, 'figures/cases/cycle.flow.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace('循环', '重复'));
    const after = await runPlugin();
    const wide = ({content}: typeof before, name: string) => content.find((figure) => figure.data.name === name)?.data.images.light.wide;
    expect(wide(after, 'cases/cycle')?.url).not.toBe(wide(before, 'cases/cycle')?.url);
    expect(wide(after, 'cases/long')).toEqual(wide(before, 'cases/long'));
    const {url = '', width, height} = wide(after, 'cases/long') ?? {};
    expect(readFileSync(path.join(after.outDir, url), 'utf8')).toContain(`width="${width}" height="${height}"`);
  });

  it('stops at a malformed file and names its line', async () => {
    mkdirSync(path.join(siteDir, 'figures/wrong'));
    writeFileSync(path.join(siteDir, 'figures/wrong/one.flow.yaml'), 'title: 流程\nnodes:\n  chat:\n    component: Chat Inptu\n');
    await expect(createPlugin().loadContent?.()).rejects.toThrow('figures/wrong/one.flow.yaml:4：');
  });
});

describe('development', () => {
  it('shows all figures on one page and serves the pictures', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const {routes, content} = await runPlugin();
    expect(routes).toMatchObject([{path: '/figures-gallery', component: '@theme/FiguresGallery'}]);
    const preview = path.join(siteDir, '.generated/figures-preview');
    for (const {assets} of content) for (const asset of assets) expect(existsSync(path.join(preview, asset.path))).toBe(true);
    expect(createPlugin('/zh/').configureWebpack?.({}, false, {} as never, {figures: Promise.resolve(content)})).toEqual({
      devServer: {static: [{directory: preview, publicPath: '/zh/'}]},
    });
  });
});
