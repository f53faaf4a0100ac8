import {describe, expect, it, test} from 'vitest';
import {normalisePattern} from '../../../lib/errors/text';
import {differenceLine} from '../../langflow/describe/differences';
import {findDifferences} from '../findDifferences';
import {chooseReleases} from '../findReleases';
import type {PageIndex} from '../pageIndex';
import {renderSummary, renderWorkList} from '../renderWorkList';
import {buildWorkList, countByKind} from '../workList';
import {OLDER, sameAsOlder, smallPageIndex} from './smallVersions';

const NONE = smallPageIndex([]);

/** Changes a copy of the older version, and lists the differences. */
function linesAfter(change: (version: ReturnType<typeof sameAsOlder>) => void): string[] {
  const newer = sameAsOlder();
  change(newer);
  return findDifferences(OLDER, newer).map(differenceLine);
}

describe('differences', () => {
  test('the same program under another number has none', () => expect(linesAfter(() => undefined)).toEqual([]));

  it('are found in settings, commands and variables', () => {
    const lines = linesAfter(({program}) => {
      program.settings = {
        LANGFLOW_PORT: {types: ['int'], default: 80, group: 'Server'},
        LANGFLOW_NEW: {types: ['str'], default: null, group: 'Server'},
      };
      program.commands['langflow init'] = [];
      program.commands['langflow run'] = [];
      program.environment = {HOME_PAGE: '/'};
    });
    expect(lines).toEqual([
      '+ 设置 LANGFLOW_NEW',
      '- 设置 LANGFLOW_OLD',
      '~ 设置 LANGFLOW_PORT：default：7860 → 80',
      '+ 命令 langflow init',
      '- 命令的选项 langflow run --port',
      '~ 代码直接读的环境变量 HOME_PAGE：空的 → /',
    ]);
  });

  it('are found in components, their inputs, and templates', () => {
    const lines = linesAfter(({components, package: all}) => {
      const [parser] = components;
      if (parser) Object.assign(parser, {legacy: true, inputs: [{...parser.inputs[0], default: 'b'}]});
      all.templates = {Basic: {components: ['Agent']}};
    });
    expect(lines).toEqual([
      '~ 组件 ParserComponent：legacy：没有 → true',
      '~ 组件的输入和输出 ParserComponent.mode：default：a → b',
      '~ 模板 Basic：components：["Parser"] → ["Agent"]',
    ]);
  });

  it('are found in operations and in the fields of their data, where texts do not count', () => {
    const lines = linesAfter(({package: {operations}}) => {
      operations.paths['/api/v1/new'] = {get: {operationId: 'new', summary: 'New', responses: {}}};
      const parameters = [{name: 'id', in: 'path', required: true, schema: {}}];
      Object.assign(operations.paths['/api/v1/run/{id}']?.post as object, {summary: 'Another title', deprecated: true, parameters});
      operations.components = {
        schemas: {Answer: {type: 'object', properties: {text: {type: 'string', description: 'x'}, cost: {type: 'number'}}}},
      };
    });
    expect(lines).toEqual([
      '+ API 操作 GET /api/v1/new',
      '~ API 操作 POST /api/v1/run/{id}：deprecated：没有 → true；参数 id：没有 → {"name":"id","in":"path","required":true,"schema":{}}',
      '+ API 数据结构的字段 Answer.cost',
      '~ API 数据结构的字段 Answer.text：required：true → 没有',
    ]);
  });

  it('are found in messages, words, migrations and packages', () => {
    const lines = linesAfter(({errors, package: all}) => {
      errors.messages = [{pattern: 'No such flow', kind: 'ValueError', file: 'langflow/b.py', line: 9}];
      all.words = {'a.save': {en: 'Save', zh: '保存'}};
      all.migrations.push({revision: 'bbb', before: ['aaa'], title: 'second'});
      all.packages = {langflow: {version: '1.1.0', python: '>=3.11', requires: ['lfx[sqlite]==1.1.0', 'pydantic>=3', 'httpx']}};
    });
    expect(lines).toEqual([
      '+ 报错 No such flow',
      '- 报错 No flow named …',
      '~ 界面文字 a.save：Save Flow → Save',
      '+ 数据库迁移 bbb',
      '~ 自己的包 langflow：1.0.0 → 1.1.0',
      '~ Python 版本 langflow：>=3.10 → >=3.11',
      '+ 依赖项的要求 langflow: httpx',
      '- 依赖项的要求 langflow: redis',
      '~ 依赖项的要求 langflow: pydantic：>=2 → >=3',
    ]);
  });
});

describe('what a difference touches', () => {
  /** Routes of the texts that the first difference touches. */
  function touchedBy(change: (version: ReturnType<typeof sameAsOlder>) => void, index: PageIndex) {
    const newer = sameAsOlder();
    change(newer);
    const [item] = buildWorkList(OLDER, newer, index, '2026-11-28').items;
    return item?.touched.map(({route, kind}) => `${route} ${kind}`);
  }

  it('is every text with the whole name of a setting', () => {
    const index = smallPageIndex([
      ['/a', 'sentence', '用 `LANGFLOW_OLD` 设置'],
      ['/b', 'sample', 'LANGFLOW_OLDER=1'],
      ['/c', 'behaviour', '{"env":{"LANGFLOW_OLD":"1"}}'],
    ]);
    expect(touchedBy(({program}) => delete program.settings.LANGFLOW_OLD, index)).toEqual(['/a sentence', '/c behaviour']);
  });

  it('is an option only on pages that name its command', () => {
    const index = smallPageIndex([
      ['/a', 'sample', 'langflow run --port 80'],
      ['/b', 'sample', 'nginx --port 80'],
    ]);
    const change = ({program}: ReturnType<typeof sameAsOlder>) => Object.assign(program.commands, {'langflow run': []});
    expect(touchedBy(change, index)).toEqual(['/a sample']);
  });

  it('is an input only on the page of its component', () => {
    const texts: [string, 'table', string][] = [
      ['/parser', 'table', '**Mode** (`mode`) | 模式'],
      ['/other', 'table', '**Mode** (`mode`) | 别的'],
    ];
    const index = smallPageIndex(texts, {componentPages: new Map([['Parser', ['/parser']]])});
    const change = ({components}: ReturnType<typeof sameAsOlder>) => Object.assign(components[0] as object, {inputs: []});
    expect(touchedBy(change, index)).toEqual(['/parser table']);
  });

  it('is the page of an operation, and texts with its path in any form', () => {
    const index = smallPageIndex([
      ['/a', 'sample', 'curl "$URL/api/v1/run/$FLOW_ID?stream=false"'],
      ['/b', 'sentence', '见 `/v1/flows/`'],
    ]);
    const change = ({package: all}: ReturnType<typeof sameAsOlder>) => Object.assign(all.operations, {paths: {}});
    expect(touchedBy(change, index)).toEqual(['/api/run-flow operation', '/a sample']);
  });

  it('is the answer of a message that is gone', () => {
    const answers = [{id: 'no-flow', group: 'api', patterns: [normalisePattern('No flow named …')], files: []}];
    expect(touchedBy(({errors}) => Object.assign(errors, {messages: []}), smallPageIndex([], {answers}))).toEqual(['/errors/api answer']);
  });
});

describe('a changed file of the program', () => {
  const newer = sameAsOlder();
  newer.package.files = {'langflow/a.py': {ParserComponent: 'changed', run: 'changed', other: 'ccc'}};
  const index = smallPageIndex([], {
    componentPages: new Map([['Parser', ['/parser']]]),
    evidence: [{route: '/flows', file: 'langflow/a.py', statement: '最多 10 个'}],
    answers: [{id: 'no-flow', group: 'api', patterns: [], files: ['langflow/a.py']}],
  });
  it('leads to what rests on it', () =>
    expect(buildWorkList(OLDER, newer, index, '2026-11-28').items).toMatchObject([
      {
        kind: 'file',
        carrier: 'person',
        touched: [{route: '/flows'}, {route: '/errors/api', text: 'no-flow'}, {route: '/parser'}, {route: '/api/run-flow'}],
      },
    ]));
  it('leads to mentions of a component without a page of its own', () => {
    const mentions = smallPageIndex([['/legacy', 'table', '**Parser** | 旧版']], {operations: []});
    const [item] = buildWorkList(OLDER, newer, mentions, '2026-11-28').items;
    expect(item?.touched).toMatchObject([{route: '/legacy', kind: 'table'}]);
  });
  it('is told with what changed in it', () =>
    expect(renderWorkList(buildWorkList(OLDER, newer, index, '2026-11-28'))).toContain(
      '- 变了：源代码的文件 `langflow/a.py`：ParserComponent、run。照新的样子核对列出的文字',
    ));
  it('is nobody’s work where nothing rests on it', () =>
    expect(buildWorkList(OLDER, newer, smallPageIndex([], {operations: []}), '2026-11-28').items).toMatchObject([{carrier: 'nobody'}]));
});

describe('the list', () => {
  const newer = sameAsOlder();
  newer.program.settings = {LANGFLOW_NEW: {types: ['str'], default: null, group: 'Server'}};
  newer.package.words = {'a.save': {en: 'Save', zh: '保存'}};
  newer.errors.messages.push({pattern: 'No such flow', kind: 'ValueError', file: 'langflow/b.py', line: 9});
  const texts: [string, 'sentence', string][] = [
    ['/seldom', 'sentence', '`LANGFLOW_OLD`'],
    ['/often', 'sentence', '`LANGFLOW_PORT`'],
  ];
  const index = smallPageIndex(texts, {weights: new Map([['/often', 9]])});
  const list = buildWorkList(OLDER, newer, index, '2026-11-28');

  it('has what a person must do first, by risk and then by how much its pages are read', () =>
    expect(list.items.map(({name, carrier}) => `${name} ${carrier}`)).toEqual([
      'LANGFLOW_PORT person',
      'LANGFLOW_OLD person',
      'LANGFLOW_NEW person',
      'No such flow take',
      'a.save nobody',
    ]));

  it('counts by kind', () =>
    expect(countByKind(list.items)).toEqual([
      {kind: 'setting', new: 1, gone: 2, changed: 0},
      {kind: 'error', new: 1, gone: 0, changed: 0},
      {kind: 'word', new: 0, gone: 0, changed: 1},
    ]));

  it('is written with the place of each text', () => {
    const text = renderWorkList(list);
    expect(text).toContain(
      '- 没有了：设置 `LANGFLOW_PORT`。照新的样子核对列出的文字\n  - /often（docs/often.mdx:2，句子）：`LANGFLOW_PORT`\n',
    );
    expect(text).toContain('| 设置 | 1 | 2 | 0 |');
    expect(text).toContain('- 新增：报错 `No such flow`：langflow/b.py:9（ValueError）');
  });

  it('has a summary that says what it leaves out', () => {
    const summary = renderSummary(list, 1);
    expect(summary).toContain('LANGFLOW_PORT');
    expect(summary).not.toContain('LANGFLOW_NEW');
    expect(summary).toContain('- 另有 2 处，见完整的清单');
  });

  test('without differences it is short', () =>
    expect(renderWorkList(buildWorkList(OLDER, sameAsOlder(), NONE, '2026-11-28'))).toContain('0 处差别'));
});

describe('the versions to look at', () => {
  const releases = ['1.14.0.dev7', '1.14.0.dev10', '1.13.1rc0', '1.13.0', '1.13.0rc4', '1.12.9', '1.5.0.post2', '1.0.0a61'];
  it('are the newest candidate and development version after the present one', () =>
    expect(chooseReleases(releases, '1.13.0')).toEqual(['1.13.1rc0', '1.14.0.dev10']));
  it('leave out a candidate whose release is out', () =>
    expect(chooseReleases(['1.13.1', ...releases], '1.13.0')).toEqual(['1.13.1', '1.14.0.dev10']));
  it('are none after the newest', () => expect(chooseReleases(['1.14.0', ...releases], '1.14.0')).toEqual([]));
});
