import {describe, expect, it} from 'vitest';
import type {ProgramComponent} from '../../content/programData';
import {componentIndex} from '../componentIndex';
import {render, versionWith} from './versionWith';

const component = (more: Partial<ProgramComponent>): ProgramComponent => ({
  class: 'Parser',
  id: 'Parser',
  display_name: 'Parser',
  category: 'processing',
  package: 'lfx',
  since: '1.5',
  inputs: [],
  outputs: [],
  ...more,
});
const COMPONENTS = [
  component({}),
  component({class: 'Old', display_name: 'Old', legacy: true, replacement: ['processing.Parser', 'slack.Sender']}),
  component({
    class: 'SendComponent',
    id: 'ext:slack:SendComponent@official',
    name: 'Sender',
    display_name: 'Send',
    category: 'slack',
    package: 'lfx-bundles',
  }),
];
const FILES = {
  'program/components.json': {release: '1.13.0', components: COMPONENTS},
  'components/parser.yaml': 'category: 处理\ncomponents: [{name: Parser, gloss: 解析器, anchor: parser, summary: 解析。}]\n',
  'bundles.yaml': `release: 1.13.0
images: {default: "a:1", full: "b:1", python: "3.14"}
packages:
  lfx: {version: 1.13.0, python: {from: "3.10", to: "3.14"}, included: true}
  lfx-bundles: {version: 1.2.4, python: {from: "3.10", to: "3.14"}, included: false}
bundles: {slack: {package: lfx-bundles, extra: slack}}
`,
  'component-index.yaml':
    'categories:\n  processing: {name: 处理, page: /legacy}\n  slack: {name: Slack, page: /bundles-slack}\npages: {}\n',
};
const VERSION = versionWith(FILES);

describe('component-index.yaml', () => {
  it('finds the page, the successors and the install command of each component', () =>
    expect(componentIndex.read(VERSION)).toMatchObject([
      {name: 'Parser', gloss: '解析器', to: '/parser#parser', category: '处理', successors: undefined, command: undefined},
      {
        name: 'Old',
        to: '/legacy',
        successors: [
          {name: 'Parser', to: '/parser#parser'},
          {name: 'Send', to: '/bundles-slack'},
        ],
      },
      {name: 'Send', to: '/bundles-slack', command: 'uv pip install "lfx-bundles[slack]==1.2.4"'},
    ]));

  it('refuses a component without a category, and what the program does not have', () => {
    const bad = FILES['component-index.yaml'].replace('slack:', 'slak:').replace('{}', '{Nobody: /x}');
    expect(() => componentIndex.read(versionWith({...FILES, 'component-index.yaml': bad}))).toThrowErrorMatchingInlineSnapshot(`
      [Error: site/1.13/component-index.yaml 与 site/1.13/program/components.json 不符：
        - site/1.13/component-index.yaml:1：categories：没有 slack（SendComponent）；加上它的名字和页面
        - site/1.13/component-index.yaml:3：categories.slak：程序没有这个类别；改正名字，或者删去
        - site/1.13/component-index.yaml:4：pages.Nobody：程序没有这个组件；改正类名，或者删去]
    `);
  });

  it('needs the bundles', () => {
    const {'bundles.yaml': _, ...rest} = FILES;
    expect(() => componentIndex.read(versionWith(rest))).toThrow('site/1.13/component-index.yaml:1：要有 site/1.13/bundles.yaml');
  });
});

describe('ComponentTable', () => {
  it('lists every component', async () => expect(await render(componentIndex, VERSION, '<ComponentTable />')).toMatchSnapshot());
});
