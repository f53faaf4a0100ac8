import {mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import type {PageSample} from '../../../lib/pages/types';
import {waitFor} from '../../langflow/waitFor';
import {compareOutputType} from '../components/compareType';
import {listChosen} from '../components/dynamicParts';
import type {Component} from '../components/types';
import {folderAfter, isCommand, layOutCommands, localCommand, makeUserOf, readersOutput, servesForEver} from '../guides/commands';
import {compareOutput, outputShown} from '../guides/shownOutput';
import {type GuideResources, surround} from '../guides/surroundings';
import type {LangflowApi} from '../langflowApi';
import {clearNamed} from '../operations/clearNamed';
import {governanceMakers} from '../operations/governanceResources';
import type {Resources} from '../operations/resources';
import {specialCaseOf} from '../operations/specialCases';
import {compareSettingsTable} from '../settings/compareSettingsTable';
import type {Program} from '../settings/describeProgram';

type Call = {method: string; path: string; body?: unknown};

/** A server that remembers what it was asked, and answers by the beginning of the address. */
function fakeApi(answers: Record<string, (call: Call) => unknown>): {api: LangflowApi; calls: Call[]} {
  const calls: Call[] = [];
  const call = async (method: string, address: string, body?: unknown) => {
    calls.push({method, path: address, body});
    const known = Object.keys(answers).find((beginning) => `${method} ${address}`.startsWith(beginning));
    return (known ? answers[known]?.({method, path: address, body}) : []) as never;
  };
  return {api: {url: 'http://127.0.0.1:1', apiKey: 'sk-1', token: 't', call, upload: async () => undefined as never}, calls};
}

const sample = (text: string, more: Partial<PageSample> = {}) => ({text, language: 'bash', meta: '', ...more}) as PageSample;

describe('names that samples give', () => {
  it('are looked for on every page of the users, and waited for until they are free', async () => {
    const crowd = Array.from({length: 200}, (_, index) => ({id: `u${index}`, username: `someone-${index}`}));
    let isErased = false;
    const {api, calls} = fakeApi({
      'GET /api/v1/users/?limit=200&skip=0': () => ({users: crowd}),
      'GET /api/v1/users/?limit=200&skip=200': () => ({users: isErased ? [] : [{id: 'z', username: 'zhangsan'}]}),
      'DELETE /api/v1/users/z': () => {
        setTimeout(() => {
          isErased = true;
        }, 300);
      },
    });
    await clearNamed(api, 'POST username: zhangsan');
    expect(isErased).toBe(true);
    expect(calls.filter(({method}) => method === 'DELETE').map((one) => one.path)).toEqual(['/api/v1/users/z']);
  });
});

it('waits for what does not come at once', async () => {
  let asked = 0;
  expect(await waitFor('答案', async () => (++asked < 3 ? undefined : asked))).toBe(3);
});

it('asks for no names where a sample only reads', async () => {
  const {api, calls} = fakeApi({});
  await clearNamed(api, 'curl "$URL/api/v1/flows/zhangsan"');
  expect(calls).toEqual([]);
});

describe('policies', () => {
  it('go back to those with which the server began', async () => {
    const {api, calls} = fakeApi({'GET /api/v1/policy-bundle': () => ({revision: 7}), 'POST /api/v1/policy-bundle': () => ({revision: 8})});
    const make = governanceMakers(api, {user: async () => 'u'});
    await make.resetPolicies();
    expect(calls.at(-1)).toMatchObject({path: '/api/v1/policy-bundle/rollback/1', body: {expected_revision: 7}});
    expect(await make.policyRevision()).toEqual({now: 8, before: 7});
  });

  it('are changed by the revision that holds', async () => {
    const make = {policyRevision: async () => ({now: 8, before: 7})} as unknown as Resources;
    expect(await specialCaseOf('1.13', 'rollback-policy-bundle').replace?.(make)).toMatchObject({
      REVISION: '7',
      'expected_revision": 3': 'expected_revision": 8',
    });
  });
});

describe('a sample of a guide', () => {
  const make = {
    flow: async () => 'other',
    flowVersion: async () => ({flow: 'f', token: 'v1'}),
    policyRevision: async () => ({now: 8, before: 7}),
  } as unknown as GuideResources;
  const {api} = fakeApi({});
  const surrounded = (text: string) => surround(sample(text), {api}, make);

  it.each([
    'http://$LANGFLOW_SERVER_ADDRESS/a',
    `f"http://{os.environ['LANGFLOW_SERVER_ADDRESS']}/a"`,
    `fetch(\`http://\${process.env.LANGFLOW_SERVER_ADDRESS}/a\`)`,
  ])('has the address of the server as it goes on: %s', async (text) =>
    expect((await surrounded(text)).env.LANGFLOW_SERVER_ADDRESS).toBe('127.0.0.1:1'),
  );

  it('puts the address where a reader does, and leaves variables alone', async () =>
    expect((await surrounded('curl LANGFLOW_URL/a "$LANGFLOW_URL/b"')).text).toBe(`curl ${api.url}/a "$LANGFLOW_URL/b"`));

  it('has the version of its own flow', async () =>
    expect((await surrounded('$FLOW_ID $VERSION_TOKEN')).env).toMatchObject({FLOW_ID: 'f', VERSION_TOKEN: 'v1'}));

  it('changes the revision that holds, and goes back to the one before', async () =>
    expect((await surrounded('/rollback/1 {"expected_revision": 2}')).text).toBe('/rollback/7 {"expected_revision": 8}'));
});

describe('a command', () => {
  it.each([
    ['/lfx-run', 'lfx run a.json', true],
    ['/lfx-run', 'cat a.json | lfx run --stdin', true],
    ['/admin-api-cli', 'uv run langflow admin users list', true],
    ['/lfx-run', 'uv pip install lfx', false],
    ['/deployment-docker', 'lfx run a.json', false],
    ['/commands', 'langflow --version', true],
  ])('on %s is %s: %s', (route, text, isOne) => expect(isCommand(route, sample(text))).toBe(isOne));

  it('may serve for ever', () => expect(['lfx serve a.json', 'lfx run a.json'].map(servesForEver)).toEqual([true, false]));

  it('is the one that is installed here, with the key of this server', () =>
    expect(localCommand('export K="sk..."\nuv run langflow admin users list', {apiKey: 'sk-1', url: 'http://a:1'})).toBe(
      'export K="sk-1"\nlangflow admin users list',
    ));

  it('goes on in the folder that the one before went to', () =>
    expect(['cd my-ext\nls', 'ls'].map((text) => folderAfter(text, '/work'))).toEqual(['/work/my-ext', '/work']));

  it('has the user whom it speaks of', async () => {
    const {api, calls} = fakeApi({'GET /api/v1/users/?username=alice': () => ({users: []}), POST: () => ({id: 'u'}), PATCH: () => ({})});
    await makeUserOf('uv run langflow admin --profile prod teams members add operators alice', api);
    await makeUserOf('uv run langflow admin --profile prod users list', api);
    expect(calls.map(({method, body}) => [method, body])).toEqual([
      ['GET', undefined],
      ['POST', {username: 'alice', password: 'password-try'}],
      ['PATCH', {is_active: true}],
    ]);
  });

  it('finds the files that its page shows, but writes nowhere else', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'commands-'));
    const {api} = fakeApi({'GET /api/v1/flows/f': () => ({name: 'flow'})});
    const samples = [
      sample('graph = 1', {language: 'python', meta: 'title="echo.py"'}),
      sample('x', {language: 'ini', meta: 'title="/etc/x"'}),
    ];
    await layOutCommands({folder, env: {HOME: folder}}, samples, api, {flow: async () => 'f'} as unknown as Resources);
    expect(readFileSync(path.join(folder, 'echo.py'), 'utf8')).toBe('graph = 1\n');
    expect(JSON.parse(readFileSync(path.join(folder, 'my-agent.json'), 'utf8'))).toEqual({name: 'flow'});
  });
});

describe('the output that a page shows', () => {
  const samples = [sample('lfx a'), sample('a: 1', {language: 'text'}), sample('lfx b')];

  it('stands behind its command', () =>
    expect(samples.map((one) => outputShown('/commands', samples, one))).toEqual(['a: 1', undefined, undefined]));

  it('may leave out lines, ids and seconds, and break lines elsewhere', () => {
    const printed = 'warning\nCreated /w/flows/a.json\n  ID: 0af12e21-827e-4897-a069-d160975834b8\nserving at\n http://a:1 in 2.5s\n';
    const shown = 'Created flows/a.json\n  ID: 202ad56a-1854-41b3-8540-a586d42650e2\n…\nserving at http://localhost:7860 in 30s';
    expect(compareOutput(shown, readersOutput(printed, {url: 'http://a:1'}, '/w'))).toEqual([]);
    expect(compareOutput(`${shown}\nmore`, printed)).toContain('没有输出：more');
    expect(compareOutput('┏━━━┓\n│ a │', '┏━━━━━┓\n│   a │')).toEqual([]);
    expect(compareOutput('b\na', 'a\nb')).toEqual(['没有输出：a']);
  });
});

describe('a component', () => {
  it('is asked how it is as a tool, too', async () => {
    const {api, calls} = fakeApi({POST: () => ({template: {}, outputs: [{name: 'component_as_tool'}]})});
    const component = {name: 'c', inputs: {}, outputs: [], template: {}} as unknown as Component;
    expect((await listChosen(component, api)).map(({outputs}) => outputs[0]?.name)).toEqual(['component_as_tool']);
    expect(calls[0]?.body).toMatchObject({field: 'tool_mode', tool_mode: true});
  });

  it('may have an output without a type', () => {
    expect(compareOutputType('无', {name: 'a', types: []})).toEqual([]);
    expect(compareOutputType('无', {name: 'a', types: ['Message']})).toHaveLength(1);
  });
});

describe('an option', () => {
  const option = (more: object) => ({
    flags: ['--to'],
    type: 'text',
    default: null,
    environment: null,
    is_flag: false,
    required: false,
    hidden: false,
    ...more,
  });
  const problemsOf = (more: object, cells: string[]) =>
    compareSettingsTable(
      {
        header: ['选项', '默认值', '类型', '说明'],
        rows: [{cells, line: 1}],
        headings: ['langflow observability doctor'],
        id: '',
        line: 1,
        hash: '',
      },
      {settings: {}, environment: {}, commands: {'langflow observability doctor': [option(more)]}} as Program,
    );

  it('may be one of a command in a group', () => expect(problemsOf({}, ['`--to`', '空', 'String', ''])).toEqual([]));

  it('must be given where the page says so, and only there', () => {
    expect(problemsOf({required: true}, ['`--to`', '必填', 'String', ''])).toEqual([]);
    expect(problemsOf({required: false}, ['`--to`', '必填', 'String', ''])).toEqual(['第 1 行 --to：页面写必填，程序里不是']);
  });
});
