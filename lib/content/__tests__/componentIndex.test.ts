import {describe, expect, it} from 'vitest';
import {parseBundles} from '../bundles';
import {parseComponentIndex} from '../componentIndex';
import type {ProgramComponent} from '../programData';

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
const BUNDLES = parseBundles(
  `release: 1.13.0
images: {default: "a:1", full: "b:1", python: "3.14"}
packages:
  lfx: {version: 1.13.0, python: {from: "3.10", to: "3.14"}, included: true}
  lfx-bundles: {version: 1.2.4, python: {from: "3.10", to: "3.14"}, included: false}
bundles: {slack: {package: lfx-bundles, extra: slack}}
`,
  'bundles.yaml',
);
const CATALOG = [
  {
    route: '/parser',
    category: '处理',
    notComponents: [],
    components: [{name: 'Parser', gloss: '解析器', anchor: 'parser', summary: '解析。'}],
  },
];
const parse = (source: string) =>
  parseComponentIndex(source, 'component-index.yaml', {components: COMPONENTS, catalog: CATALOG, bundles: BUNDLES});
const GOOD = 'categories: {processing: {name: 处理, page: /legacy}, slack: {name: Slack, page: /bundles-slack}}\npages: {}\n';

describe('parseComponentIndex', () => {
  it('finds the page, the successors and the command of each component', () =>
    expect(parse(GOOD)).toMatchObject([
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

  it('refuses a component of no category, and what the program does not have', () =>
    expect(() =>
      parse('categories: {processing: {name: 处理, page: /legacy}, slak: {name: Slack, page: /x}}\npages: {Nobody: /x}\n'),
    ).toThrow(/categories 里没有 slack（SendComponent）\n.*categories.slak：程序没有这个类别\n.*pages.Nobody：程序没有这个组件/));
});
