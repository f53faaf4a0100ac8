import {cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {rspack} from '@docusaurus/faster';
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

/** What the bundler writes when it runs with a plugin's configuration. */
async function emittedBy(config: unknown): Promise<Map<string, string>> {
  const {plugins} = config as {plugins: []};
  const out = path.join(siteDir, 'out');
  const entry = path.join(siteDir, 'entry.js');
  writeFileSync(entry, '');
  const compiler = rspack({mode: 'development', context: siteDir, entry, output: {path: out, clean: true}, plugins});
  await new Promise<void>((resolve, reject) => compiler.run((error) => (error ? reject(error) : resolve())));
  await new Promise((resolve) => compiler.close(resolve));
  const files = readdirSync(out, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.svg'));
  return new Map(files.map((file) => [file, readFileSync(path.join(out, file), 'utf8')]));
}

/** Runs the plugin as a build does, and collects what it hands to the site. */
async function runPlugin(baseUrl?: string) {
  const plugin = createPlugin(baseUrl);
  const content = await plugin.loadContent?.();
  if (!content) throw new Error('loadContent returned nothing');
  const data = new Map<string, unknown>();
  const routes: RouteConfig[] = [];
  const actions = {
    createData: async (name: string, value: unknown) => {
      data.set(name, value);
      return name;
    },
    addRoute: (route: RouteConfig) => routes.push(route),
  } as unknown as PluginContentLoadedActions;
  await plugin.contentLoaded?.({content, actions});
  return {content, data, routes, files: await emittedBy(plugin.configureWebpack?.({}, false, {} as never, content))};
}

describe('a build', () => {
  it('writes every picture under the address that the page uses', async () => {
    const {content, data, routes, files} = await runPlugin('/zh/');
    expect([...data.keys()]).toEqual([
      ...content.figures.map((figure) => `${figure.data.name}.json`),
      '__flows-current.json',
      '__flow-tables.json',
    ]);
    const urls = content.figures.flatMap((figure) =>
      'images' in figure.data ? Object.values(figure.data.images).flatMap(({wide, narrow}) => [wide.url, narrow.url]) : [],
    );
    // One of the figures is a panel, which its page draws.
    expect(urls.length).toBe(4 * (content.figures.length - 1));
    expect([...files.keys()].sort()).toEqual(urls.map((url) => url.replace(/^\/zh\//, '')).sort());
    expect(routes).toEqual([]);
  });

  it('names a picture by its content and states its size', async () => {
    const before = await runPlugin();
    const file = path.join(siteDir, 'figures/cases/cycle.flow.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace('循环', '重复'));
    const after = await runPlugin();
    const wide = ({content}: typeof before, name: string) => {
      const data = content.figures.find((figure) => figure.data.name === name)?.data;
      return data && 'images' in data ? data.images.light.wide : undefined;
    };
    expect(wide(after, 'cases/cycle')?.url).not.toBe(wide(before, 'cases/cycle')?.url);
    expect(wide(after, 'cases/long')).toEqual(wide(before, 'cases/long'));
    const {url = '', width, height} = wide(after, 'cases/long') ?? {};
    expect(after.files.get(url.slice(1))).toContain(`width="${width}" height="${height}"`);
  });

  it('stops at a malformed file and names its line', async () => {
    mkdirSync(path.join(siteDir, 'figures/wrong'));
    writeFileSync(path.join(siteDir, 'figures/wrong/one.flow.yaml'), 'title: 流程\nnodes:\n  chat:\n    component: Chat Inptu\n');
    await expect(createPlugin().loadContent?.()).rejects.toThrow('figures/wrong/one.flow.yaml:4：');
  });
});

describe('development', () => {
  it('shows all figures on one page', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const {routes} = await runPlugin();
    expect(routes).toMatchObject([{path: '/figures-gallery', component: '@theme/FiguresGallery'}]);
  });
});
