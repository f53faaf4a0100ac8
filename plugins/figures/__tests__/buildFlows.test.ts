import {cpSync, mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {readRootVersion} from '../../../lib/content/versions';
import type {FlowFigureData} from '../../../lib/flowFile/types';
import {buildFolder} from '../node/buildFolder';
import {flowListFile, flowListText} from '../node/flows/buildFlows';

const page = (slug: string, title: string, figures: string[]) =>
  `---\ntitle: ${title}\nslug: ${slug}\n---\n\n${figures.map((name) => `<Figure name="${name}" />`).join('\n\n')}\n`;

/** A site of one version whose pages show two flows, one of them twice, and a figure that is no flow. */
function createSite(): string {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'flows-site-'));
  cpSync(path.join(__dirname, '../__fixtures__/figures'), path.join(siteDir, 'figures'), {recursive: true});
  for (const folder of ['docs', 'site']) mkdirSync(path.join(siteDir, folder));
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

it('has a thumbnail of each flow without words, which are as many bars', async () => {
  const {figures, flows} = await buildSite();
  const [own] = flows;
  const svgOf = (address: string) => {
    const file = address.slice('/zh/'.length);
    return own?.files.get(file) ?? figures.flatMap(({assets}) => assets).find(({path: asset}) => asset === file)?.svg ?? '';
  };
  const count = (svg: string, tag: string) => svg.split(`<${tag} `).length - 1;
  for (const {images} of own?.flows ?? [])
    for (const {sketch, url, width, height} of Object.values(images)) {
      const [thumbnail, picture] = [svgOf(sketch), svgOf(url)];
      expect(count(picture, 'text')).toBeGreaterThan(0);
      expect(count(thumbnail, 'text')).toBe(0);
      expect(thumbnail).toContain(`width="${width}" height="${height}"`);
      // Numbers stand in circles, which remain.
      const numbers = picture.match(/text-anchor="middle">\d+</g)?.length ?? 0;
      expect(count(thumbnail, 'rect')).toBe(count(picture, 'rect') + count(picture, 'text') - numbers);
    }
});

it('lists them for programs without their pictures', async () => {
  const {version, flows} = await buildSite();
  const [own] = flows;
  const {flows: listed} = JSON.parse(own ? flowListText(own) : '') as {flows: Record<string, unknown>[]};
  expect(listed.map(({name}) => name)).toEqual(['cases/long', 'cases/cycle']);
  expect(listed[0]).not.toHaveProperty('images');
  expect(flowListFile(version)).toBe('flows.json');
  expect(flowListFile({base: '/1.10'})).toBe('1.10/flows.json');
});
