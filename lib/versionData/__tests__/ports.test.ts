import {describe, expect, it} from 'vitest';
import type {ProgramComponent} from '../../content/programData';
import {portsData} from '../ports';
import {render, versionWith} from './versionWith';

const SEARCH: ProgramComponent = {
  class: 'Search',
  id: 'Search',
  display_name: 'Search',
  category: 'search',
  package: 'lfx',
  since: '1.5',
  inputs: [
    {name: 'api_key', display_name: 'API Key', type: 'SecretStrInput', default: '', required: true},
    {name: 'mode', display_name: 'Mode', type: 'DropdownInput', default: 'fast', options: ['fast', 'best'], advanced: true},
    {name: 'urls', display_name: 'URLs ', type: 'StrInput', default: [], list: true, hidden: true},
    {name: 'data', display_name: 'Data', type: 'HandleInput', default: '', input_types: ['Data', 'JSON']},
  ],
  outputs: [{name: 'result', display_name: 'Result', types: ['Message']}],
};
const versionOf = (ports: string) =>
  versionWith({'program/components.json': {release: '1.13.0', components: [SEARCH]}, 'ports.yaml': ports});
const VERSION = versionOf(
  'common: {api_key: API 密钥, mode: 别的, urls: 网页, data: 数据, result: 结果}\ncomponents: {Search: {mode: 方式}}\n',
);

describe('ports.yaml', () => {
  it('prefers the description of the component to the common one', () => {
    const ports = portsData.read(VERSION)?.get('Search');
    expect(ports?.inputs.map(({text}) => text)).toEqual(['API 密钥', '方式', '网页', '数据']);
  });

  it('refuses ports without a description, and descriptions of unknown ports and components', () => {
    const bad = versionOf(`common: {api_key: 密钥, mode: 方式, urls: 网页, data: 数据}
components:
  Search:
    other: 别的
  Nobody: {}
`);
    expect(() => portsData.read(bad)).toThrowErrorMatchingInlineSnapshot(`
      [Error: site/1.13/ports.yaml 与 site/1.13/program/components.json 不符：
        - site/1.13/ports.yaml:4：components.Search.other：组件没有这个输入或输出；改正名字，或者删去
        - site/1.13/ports.yaml:3：components.Search.result：没有说明；加上一句
        - site/1.13/ports.yaml:5：components.Nobody：程序没有这个组件；改正类名，或者删去]
    `);
  });
});

describe('ComponentPorts', () => {
  it('lists the inputs and outputs of a component, within what folds too', async () =>
    expect(
      await render(portsData, VERSION, '<details>\n<summary>Search</summary>\n\n<ComponentPorts component="Search" />\n\n</details>\n'),
    ).toMatchSnapshot());

  it('lists all problems of a page with their lines', () =>
    expect(
      render(
        portsData,
        VERSION,
        '<ComponentPorts component="Serch" />\n\n文字 <ComponentPorts component="Search" /> 文字\n\n<ComponentPorts component={name} />\n',
      ),
    ).rejects.toThrowErrorMatchingInlineSnapshot(`
      [Error: 页面有误：
        - docs/page.mdx:1：<ComponentPorts>：component 应为 ports.yaml 里有的名字；收到的是 "Serch"；最接近的是 Search；改正名字，或者把它加进去
        - docs/page.mdx:3：<ComponentPorts>：应单独成段：前后各空一行，同一行没有别的文字
        - docs/page.mdx:5：<ComponentPorts>：component 应为直接写出的文字，例如 component="…"；收到的是 {name}]
    `));

  it('is refused in a version without the file', () =>
    expect(render(portsData, versionWith({}), '<ComponentPorts component="Search" />')).rejects.toThrowErrorMatchingInlineSnapshot(`
      [Error: 页面有误：
        - docs/page.mdx:1：<ComponentPorts>：这个版本没有 site/1.13/ports.yaml 或 site/1.13/program/components.json；加上它，或者删去这个元素；后者用 npm run langflow -- describe 读出来]
    `));
});
