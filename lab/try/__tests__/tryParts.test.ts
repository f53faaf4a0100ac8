import {describe, expect, it} from 'vitest';
import {findParts} from '../../../lib/pages/findParts';
import {compareTable} from '../components/compareTable';
import {addDynamicParts} from '../components/dynamicParts';
import {readParameters} from '../components/parameterTable';
import {listComponents} from '../components/types';
import {joinPrograms} from '../guides/programs';
import {lostComponents} from '../startWhole';

const rowsOf = (rows: string) => {
  const [table] = findParts(`| 参数 | 类型 | 说明 |\n| --- | --- | --- |\n${rows}\n`).tables;
  return table ? readParameters(table) : [];
};

const [PARSER, OLLAMA] = listComponents({
  processing: {
    Parser: {
      template: {
        code: {value: 'class Parser: ...'},
        mode: {display_name: 'Mode', _input_type: 'TabInput', options: ['Parser', 'Stringify'], value: 'Parser'},
      },
      outputs: [],
    },
    Ollama: {
      template: {num_ctx: {display_name: 'Context', _input_type: 'IntInput', value: '', info: 'Size of the context. (Default: 2048)'}},
      outputs: [],
    },
  },
});

describe('what a component shows only after a choice', () => {
  const rows = rowsOf('| `clean_data`（Clean Data） | Boolean | 输入参数：清理 |');
  const asked: unknown[] = [];
  const call = async (_: string, __: string, body?: unknown) => {
    asked.push((body as {field_value: string}).field_value);
    const isChosen = asked.at(-1) === 'Stringify';
    return {template: isChosen ? {clean_data: {display_name: 'Clean Data', _input_type: 'BoolInput'}} : {}, outputs: []} as never;
  };

  it('is asked of the server, choice by choice', async () => {
    if (!PARSER) throw new Error('no component');
    expect(compareTable(rows, PARSER)[0]).toContain('没有这个输入');
    expect(compareTable(rows, await addDynamicParts(PARSER, rows, {call}))).toEqual([]);
    expect(asked).toEqual(['Parser', 'Stringify']);
  });
});

describe('a default that only the hint of a field gives', () => {
  const row = (value: string) => rowsOf(`| \`num_ctx\`（Context） | Integer | 输入参数：大小。组件标注的默认值：\`${value}\` |`);

  it('is held against the hint, not the value', () => {
    if (!OLLAMA) throw new Error('no component');
    expect(compareTable(row('2048'), OLLAMA)).toEqual([]);
    expect(compareTable(row('4096'), OLLAMA)).toEqual([
      '第 3 行 num_ctx：标注的默认值：页面写 4096，程序里的说明是 Size of the context. (Default: 2048)',
    ]);
  });
});

describe('a program that a page builds up', () => {
  const fence = (text: string) => `\`\`\`typescript\n${text}\n\`\`\`\n`;

  it('goes on until the next import', () => {
    const {samples} = findParts([fence("import 'a';"), fence('one();'), fence("import 'b';"), fence('two();')].join('\n'));
    expect(joinPrograms('/typescript-client', samples).map(({text}) => text)).toEqual([
      "import 'a';",
      "import 'a';\none();",
      "import 'b';",
      "import 'b';\ntwo();",
    ]);
    expect(joinPrograms('/other', samples).map(({text}) => text)).toEqual(samples.map(({text}) => text));
  });
});

describe('a start that loses components', () => {
  it('is told by its log, however wrapped', () =>
    expect(
      lostComponents(
        "INFO x\n   components - Skipped 1 component      \n  class in module   \n 'langflow.components.vectorstores   \n  .astradb' due to instantiation\n failure: …",
      ),
    ).toEqual(['langflow.components.vectorstores.astradb']));
});
