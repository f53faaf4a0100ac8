import {describe, expect, it} from 'vitest';
import type {ProgramParameter} from '../../content/programData';
import {commandsData} from '../commands';
import {render, versionWith} from './versionWith';

const option = (more: Partial<ProgramParameter>): ProgramParameter => ({
  flags: ['--port', '-p'],
  type: 'integer',
  default: null,
  environment: null,
  is_flag: false,
  hidden: false,
  ...more,
});
const KNOWN = {
  lfx: [],
  'lfx run': [
    option({flags: ['path'], argument: true}),
    option({default: 7860, environment: 'LANGFLOW_PORT', required: true}),
    option({flags: ['--check', '--no-check'], default: true, is_flag: true}),
    option({flags: ['--secret'], hidden: true}),
    option({flags: ['--format'], choices: ['text', 'json'], default: 'text'}),
  ],
  'lfx stop': [],
};
const versionOf = (commands: string) =>
  versionWith({
    'program/commands.json': {release: '1.13.0', commands: KNOWN},
    'commands.yaml': `- group: 服务器\n  page: /cli\n  commands: ${commands}`,
  });
const VERSION = versionOf('{lfx run: 运行。, lfx stop: 结束。}');

describe('commands.yaml', () => {
  it('joins the program data with descriptions; commands that only group others need none', () =>
    expect(commandsData.read(VERSION)?.[0]?.commands).toEqual([
      {name: 'lfx run', text: '运行。', parameters: KNOWN['lfx run']},
      {name: 'lfx stop', text: '结束。', parameters: []},
    ]));

  it('refuses unknown, repeated and missing commands', () => {
    const twice = versionOf('{lfx run: 运行。}\n- group: 另一组\n  page: /cli\n  commands:\n    lfx run: 运行。\n    lfx start: 启动。');
    expect(() => commandsData.read(twice)).toThrowErrorMatchingInlineSnapshot(`
      [Error: site/1.13/commands.yaml 与 site/1.13/program/commands.json 不符：
        - site/1.13/commands.yaml:7：[1].commands.lfx run：写了不止一次；只留一处
        - site/1.13/commands.yaml:8：[1].commands.lfx start：程序没有这个命令；改正名字，或者删去
        - site/1.13/commands.yaml:1：lfx stop：程序有这个命令，这里没有；加上一句话]
    `);
  });

  it('refuses program data that are not JSON', () => {
    const broken = versionWith({'program/commands.json': '{', 'commands.yaml': '[]'});
    expect(() => commandsData.read(broken)).toThrow('site/1.13/program/commands.json 不是有效的 JSON');
  });
});

describe('CommandTable', () => {
  it('lists every command with its arguments and options', async () =>
    expect(await render(commandsData, VERSION, '<CommandTable />')).toMatchSnapshot());
});
