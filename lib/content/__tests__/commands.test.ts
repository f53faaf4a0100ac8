import {describe, expect, it} from 'vitest';
import {parseCommands} from '../commands';
import type {ProgramParameter} from '../programData';

const PORT: ProgramParameter = {flags: ['--port'], type: 'integer', default: null, environment: null, is_flag: false, hidden: false};
const KNOWN = {langflow: [], 'langflow run': [PORT], 'langflow users': [], 'langflow users list': []};
const parse = (commands: string) => parseCommands(`- group: 服务器\n  page: /cli\n  commands: ${commands}`, 'commands.yaml', KNOWN);

describe('parseCommands', () => {
  it('joins what the program says with our words, and needs none for mere groups', () =>
    expect(parse('{langflow run: 启动。, langflow users list: 列出。}')[0]?.commands).toEqual([
      {name: 'langflow run', text: '启动。', parameters: [PORT]},
      {name: 'langflow users list', text: '列出。', parameters: []},
    ]));

  it('refuses a command that the program does not have, and one without a sentence', () =>
    expect(() => parse('{langflow run: 启动。, langflow start: 启动。}')).toThrow(
      /langflow start：程序没有这个命令.*\n.*langflow users list：程序有这个命令，这里没有/,
    ));
});
