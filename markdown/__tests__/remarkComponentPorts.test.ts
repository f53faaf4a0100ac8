import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import type {ComponentPorts} from '../../lib/content/ports';
import remarkComponentPorts from '../remarkComponentPorts';

const PORTS = new Map<string, ComponentPorts>([
  [
    'Search',
    {
      inputs: [
        {name: 'api_key', display_name: 'API Key', type: 'SecretStrInput', default: '', required: true, text: 'API 密钥'},
        {
          name: 'mode',
          display_name: 'Mode',
          type: 'DropdownInput',
          default: 'fast',
          options: ['fast', 'best'],
          advanced: true,
          text: '方式',
        },
        {name: 'urls', display_name: 'URLs ', type: 'StrInput', default: [], list: true, hidden: true, text: '网页'},
        {name: 'data', display_name: 'Data', type: 'HandleInput', default: '', input_types: ['Data', 'JSON'], text: '数据'},
      ],
      outputs: [{name: 'result', display_name: 'Result', types: ['Message'], text: '结果'}],
    },
  ],
]);

const render = async (source: string) =>
  String(
    await unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkComponentPorts, PORTS).use(remarkStringify).process(source),
  );

describe('remarkComponentPorts', () => {
  it('lists the inputs and outputs of a component, within what folds too', async () =>
    expect(
      await render('<details>\n<summary>Search</summary>\n\n<ComponentPorts component="Search" />\n\n</details>\n'),
    ).toMatchSnapshot());

  it('refuses a component without words', () =>
    expect(render('<ComponentPorts component="Serch" />')).rejects.toThrow('<ComponentPorts component="Serch" />：'));
});
