import {cpSync, mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {readRootVersion} from '../../../lib/content/versions';
import type {FlowFigureData} from '../../../lib/flowFile/types';
import {buildFolder} from '../node/buildFolder';
import {flowGallery, flowListFile, flowListText} from '../node/flows/buildFlows';

const page = (slug: string, title: string, figures: string[]) =>
  `---\ntitle: ${title}\nslug: ${slug}\n---\n\n${figures.map((name) => `<Figure name="${name}" />`).join('\n\n')}\n`;

/** A site of one version whose pages show two flows, one of them twice, and a figure that is no flow. */
function createSite(): string {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'flows-site-'));
  cpSync(path.join(__dirname, '../__fixtures__/figures'), path.join(siteDir, 'figures'), {recursive: true});
  for (const folder of ['docs', 'site']) mkdirSync(path.join(siteDir, folder));
  writeFileSync(
    path.join(siteDir, 'figures/topics.yaml'),
    '在甲页: {pages: [/a], except: [/b]}\n在乙页: {pages: [/b]}\n不需要密钥: {needsKey: false}\n',
  );
  writeFileSync(path.join(siteDir, 'docs/a.mdx'), page('/a', '甲', ['cases/cycle', 'cases/all-of-panels']));
  writeFileSync(path.join(siteDir, 'docs/b.mdx'), page('/b', '乙', ['cases/long', 'cases/cycle']));
  writeFileSync(
    path.join(siteDir, 'site/sidebar.yaml'),
    '- category: 先读\n  items:\n    - {route: /b, label: 乙}\n- {route: /a, label: 甲}\n',
  );
  return siteDir;
}

async function buildSite() {
  const siteDir = createSite();
  const version = readRootVersion(siteDir);
  return {version, ...(await buildFolder({dir: path.join(siteDir, 'figures'), baseUrl: '/zh/', versions: [version]}))};
}

it('lists the flows of a version in the order of its navigation, each with its pages', async () => {
  const {flows} = await buildSite();
  const found = flows.flatMap((one) => one.flows);
  expect(found.map(({name, section, pages}) => [name, section, pages.map(({address}) => address)])).toEqual([
    ['cases/long', '先读', ['/b']],
    ['cases/cycle', '先读', ['/b', '/a']],
  ]);
});

it('gives each figure the address of a file with the data of its flow', async () => {
  const {version, figures, flows} = await buildSite();
  const files = flows[0]?.files ?? new Map<string, string>();
  const addressOf = (name: string) => {
    const data = figures.find((figure) => figure.data.name === name)?.data;
    return (data && 'flows' in data && data.flows?.[version.label]) || '';
  };
  expect(addressOf('cases/cycle')).toMatch(/^\/zh\/assets\/figures\/cases-cycle-flow-current\.[0-9a-f]{8}\.json$/);
  const data = JSON.parse(files.get(addressOf('cases/cycle').slice('/zh/'.length)) ?? '') as FlowFigureData;
  expect(data).toMatchObject({name: 'cases/cycle', version: version.label});
  expect(data.nodes.length).toBeGreaterThan(1);
  expect(addressOf('cases/all-of-panels')).toBe('');
  // One that no page shows is not handed over.
  expect(addressOf('cases/all-of-flows')).toBe('');
  expect([...files.keys()].filter((file) => file.endsWith('.json'))).toHaveLength(2);
});

it('gives the page of all flows the components of each in columns, their icons once, and its topics', async () => {
  const {flows} = await buildSite();
  const [own] = flows;
  if (!own) throw new Error('no flows');
  const gallery = flowGallery(own);
  for (const {layers, components} of gallery.flows) {
    expect([...new Set(layers.flat().map(({name}) => name))].sort()).toEqual([...components].sort());
    for (const {icon} of layers.flat()) expect(gallery.icons[icon]).toMatch(/^M/);
  }
  expect(gallery.topics).toEqual(['在甲页', '在乙页', '不需要密钥']);
  // One that no flow of the version has is not offered.
  expect(flowGallery({...own, topics: ['没有的', '在乙页']}).topics).toEqual(['在乙页']);
  expect(gallery.flows.map(({topics}) => topics.includes('在乙页'))).toEqual([true, true]);
});

it('lists them for programs without what only the page needs', async () => {
  const {version, flows} = await buildSite();
  const [own] = flows;
  const {flows: listed} = JSON.parse(own ? flowListText(own) : '') as {flows: Record<string, unknown>[]};
  expect(listed.map(({name}) => name)).toEqual(['cases/long', 'cases/cycle']);
  expect(listed[0]).not.toHaveProperty('layers');
  expect(listed[0]).not.toHaveProperty('topics');
  expect(flowListFile(version)).toBe('flows.json');
  expect(flowListFile({base: '/1.10'})).toBe('1.10/flows.json');
});

it('refuses a topic of no flow, but not where the development server leaves out the versions that may have it', async () => {
  const siteDir = createSite();
  const dir = path.join(siteDir, 'figures');
  writeFileSync(path.join(dir, 'topics.yaml'), '旧版本的: {components: [Long gone]}\n');
  const input = {dir, baseUrl: '/', versions: [readRootVersion(siteDir)]};
  await expect(buildFolder(input)).rejects.toThrow('没有一个流程有组件“Long gone”');
  await expect(buildFolder({...input, isPart: true})).resolves.toBeDefined();
});
