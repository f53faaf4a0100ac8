import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import type {CommandGroup} from '../../lib/content/commands';
import type {ProgramParameter} from '../../lib/content/programData';
import remarkCommandTable from '../remarkCommandTable';

const option = (more: Partial<ProgramParameter>): ProgramParameter => ({
  flags: ['--port', '-p'],
  type: 'integer',
  default: null,
  environment: null,
  is_flag: false,
  hidden: false,
  ...more,
});
const GROUPS: CommandGroup[] = [
  {
    group: '服务器',
    page: '/cli',
    commands: [
      {
        name: 'lfx run',
        text: '运行。',
        parameters: [
          option({flags: ['path'], argument: true}),
          option({default: 7860, environment: 'LANGFLOW_PORT', required: true}),
          option({flags: ['--check', '--no-check'], default: true, is_flag: true}),
          option({flags: ['--secret'], hidden: true}),
          option({flags: ['--format'], choices: ['text', 'json'], default: 'text'}),
        ],
      },
      {name: 'lfx stop', text: '结束。', parameters: []},
    ],
  },
];
const render = async (groups: CommandGroup[] | undefined) =>
  String(
    await unified()
      .use(remarkParse)
      .use(remarkMdx)
      .use(remarkGfm)
      .use(remarkCommandTable, groups)
      .use(remarkStringify)
      .process('<CommandTable />'),
  );

describe('remarkCommandTable', () => {
  it('lists every command with its arguments and options', async () => expect(await render(GROUPS)).toMatchSnapshot());

  it('refuses the tag in a version whose program was not described', () => expect(render(undefined)).rejects.toThrow('commands.yaml'));
});
