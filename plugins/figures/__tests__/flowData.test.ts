import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {readVersions} from '../../../lib/content/versions';
import type {PortCatalogue} from '../../../lib/flowFile/listPorts';
import {readFlowTable} from '../../../lib/flowFile/readFlowTable';
import {isPicture, loadFigures} from '../node/loadFigures';
import {readFigurePorts} from '../node/readPorts';
import {eachWithFolder} from './figureFolder';

const folder = eachWithFolder();
const ROOT = path.join(__dirname, '../../..');

const FIGURE = `title: 流程
nodes:
  chat: {component: Chat Input}
  own: {component: 自己的, gloss: 自己的, icon: chat, rows: {a: {label: A, types: [Message]}}, outputs: {b: {label: B, types: [Message]}}}
edges: [chat.message -> own.a]
`;
const PORTS: PortCatalogue = {'Chat Input': {type: 'ChatInput', fields: {input_value: []}, outputs: {message: ['Message']}}};

async function typesOf() {
  const [figure] = loadFigures(folder.dir).filter(isPicture);
  const data = await figure?.flowData?.({name: 'a', version: '1.5'});
  return data?.nodes.map(({component, type}) => [component, type]);
}

it('tells by which name the program of its version knows a component, where that is known', async () => {
  const catalogue = readFileSync(path.join(__dirname, '../__fixtures__/figures/components.yaml'), 'utf8');
  writeFileSync(path.join(folder.dir, 'components.yaml'), catalogue);
  writeFileSync(path.join(folder.dir, 'a.flow.yaml'), FIGURE);
  expect(await typesOf()).toEqual([
    ['Chat Input', undefined],
    ['自己的', undefined],
  ]);
  mkdirSync(path.join(folder.dir, 'ports'));
  writeFileSync(path.join(folder.dir, 'ports/1.5.json'), JSON.stringify(PORTS));
  expect(await typesOf()).toEqual([
    ['Chat Input', 'ChatInput'],
    ['自己的', undefined],
  ]);
});

it.each(readVersions().map((version) => [version.label, version] as const))(
  'the table of %s names what its components have',
  (label, version) => {
    const file = path.join(ROOT, 'figures/ports', `${label}.json`);
    expect(existsSync(file)).toBe(true);
    const known = Object.values(readFigurePorts(path.dirname(path.dirname(file)))(`${label}/x`) ?? {});
    const {components = {}, fields = {}, outputs = {}, keys = {}} = readFlowTable(version);
    const has = (name: string, side: 'fields' | 'outputs', port: string) =>
      known.some(({type, ...ports}) => name.startsWith(`${type}.`) && port in ports[side]);
    const wrong = [
      ...Object.values(components).filter((type) => !known.some((one) => one.type === type)),
      ...Object.entries(fields).flatMap(([name, field]) => (has(name, 'fields', field) ? [] : [name])),
      ...Object.entries(outputs).flatMap(([name, output]) => (has(name, 'outputs', output) ? [] : [name])),
      ...Object.keys(keys).filter((name) => !has(name, 'fields', name.slice(name.indexOf('.') + 1))),
    ];
    expect(wrong).toEqual([]);
  },
);
