import path from 'node:path';
import {parser as python} from '@lezer/python';
import {transform} from 'esbuild';
import {parse as parseShell} from 'sh-syntax';
import {beforeAll, describe, expect, it} from 'vitest';
import {readVersions} from '../../../../lib/content/versions';
import {apiSources} from '../../../../lib/openapi/apiOperations';
import {loadApi} from '../../../../lib/openapi/loadApi';
import {listOperations} from '../../../../lib/openapi/openApi';
import {buildRequest} from '../../node/buildRequest';
import type {RequestModel} from '../../types';
import {EMPTY_VALUES, type RequestValues} from '../requestValues';
import {samplesFor} from '../samples';

const BASE = 'http://localhost:7860';
const RUN: RequestModel = {
  method: 'post',
  path: '/api/v1/run/{flow_id_or_name}',
  fields: [
    {name: 'flow_id_or_name', in: 'path', type: 'string', required: true},
    {name: 'stream', in: 'query', type: 'boolean', default: false},
  ],
  body: {kind: 'json', required: false, example: '{\n  "input_value": "it\'s",\n  "session_id": null\n}', shape: {type: 'any'}},
  auth: true,
};
const UPLOAD: RequestModel = {
  method: 'post',
  path: '/api/v2/files',
  fields: [],
  body: {kind: 'multipart', required: true, fields: [{name: 'file', in: 'form', type: 'file', required: true}]},
  auth: true,
};
const LOGIN: RequestModel = {
  method: 'post',
  path: '/api/v1/login',
  fields: [],
  body: {
    kind: 'urlencoded',
    required: true,
    fields: [
      {name: 'username', in: 'form', type: 'string', required: true},
      {name: 'password', in: 'form', type: 'string', required: true, secret: true},
    ],
  },
  auth: false,
};

const sample = (model: RequestModel, language: string, values: RequestValues = EMPTY_VALUES) =>
  samplesFor(model)
    .find(({value}) => value === language)
    ?.build({model, values, base: BASE});

/** A quoted or a bare argument of a command, and how a single quote stands in a quoted one. */
const SHELLS = {
  powershell: {word: /'((?:[^']|'')*)'|"([^"]*)"|([^\s'"`]+)/g, quote: "''"},
  bash: {word: /'((?:[^']|'\\'')*)'|"([^"]*)"|([^\s'"\\]+)/g, quote: String.raw`'\''`},
};

/** The arguments of a command, as its shell reads them. */
function argumentsOf(command: string, shell: keyof typeof SHELLS): string[] {
  const {word, quote} = SHELLS[shell];
  return [...command.matchAll(word)].map(([, single, double, bare]) => single?.replaceAll(quote, "'") ?? double ?? bare ?? '');
}

describe('samples', () => {
  it.each(['curl', 'powershell', 'python', 'javascript', 'typescript'])('writes a run in %s', (language) => {
    expect(sample(RUN, language)).toMatchSnapshot();
  });

  it.each(['curl', 'powershell', 'python', 'javascript', 'typescript'])('writes an upload in %s', (language) => {
    expect(sample(UPLOAD, language, {fields: {}, files: {'form.file': ['我的 文件.txt']}})).toMatchSnapshot();
  });

  it.each(['curl', 'powershell', 'python', 'javascript'])('writes a form in %s', (language) => {
    expect(sample(LOGIN, language)).toMatchSnapshot();
  });

  it('follows what the reader typed', () => {
    const values = {fields: {'path.flow_id_or_name': '我的流程', 'query.stream': 'true'}, body: '{"input_value": "你好"}', files: {}};
    expect(sample(RUN, 'curl', values)).toContain('/api/v1/run/%E6%88%91%E7%9A%84%E6%B5%81%E7%A8%8B?stream=true');
    expect(sample(RUN, 'python', values)).toContain('"input_value": "你好"');
    expect(sample(RUN, 'typescript', values)).toContain('for await (const event of await client.flow("我的流程").stream("你好"))');
  });

  it('never shows what is secret', () => {
    const values = {fields: {'form.username': 'me', 'form.password': 'hunter2'}, files: {}};
    for (const {build} of samplesFor(LOGIN)) expect(build({model: LOGIN, values, base: BASE})).not.toContain('hunter2');
  });

  it('keeps unfinished JSON as the text that it is', () => {
    const values = {...EMPTY_VALUES, body: '{"a": '};
    expect(sample(RUN, 'python', values)).toContain(String.raw`data="{\"a\": ".encode()`);
    expect(sample(RUN, 'javascript', values)).toContain(String.raw`body: "{\"a\": "`);
  });

  it('sends no body where the reader emptied it', () => {
    expect(sample(RUN, 'curl', {...EMPTY_VALUES, body: ' '})).not.toContain('-d');
  });

  describe('in PowerShell', () => {
    const SHOW: RequestModel = {...RUN, method: 'get', path: '/api/v1/files/{flow_id_or_name}', body: undefined};

    it('ends no string where the text has a quote, typographic ones too', () => {
      const values = {fields: {'form.username': "it's ‘我’"}, files: {}};
      expect(sample(LOGIN, 'powershell', values)).toContain("--data-urlencode 'username=it''s ‘‘我’’'");
    });

    it('passes double quotes on alike in all versions', () => {
      const script = sample(LOGIN, 'powershell', {fields: {'form.username': String.raw`a\"b`}, files: {}});
      expect(script).toMatch(/^\$PSNativeCommandArgumentPassing = 'Legacy'\ncurl\.exe /);
      expect(script).toContain(String.raw`'username=a\\\"b'`);
      expect(sample(LOGIN, 'powershell')).not.toContain('Legacy');
    });

    it('ends no body before its end', () => {
      expect(sample(RUN, 'powershell', {...EMPTY_VALUES, body: "{\n'@\n’@ }"})).toContain("@'\n{\n '@\n ’@ }\n'@\n");
    });

    it('encodes what stands in paths and queries', () => {
      const values = {fields: {'path.flow_id_or_name': '流程 "a" $b', 'query.stream': 'true & more'}, files: {}};
      expect(sample(SHOW, 'powershell', values)).toContain(
        `'${BASE}/api/v1/files/%E6%B5%81%E7%A8%8B%20%22a%22%20%24b?stream=true+%26+more'`,
      );
    });

    it.each([
      ['/logs-stream', '', true],
      ['/api/v1/build/{job_id}/events', '', true],
      ['/api/v1/files', '', false],
      ['/api/v1/files', 'true', true],
      ['/api/v1/files', 'false', false],
    ])('shows the answer of %s (stream: %j) as it comes: %j', (address, stream, isStream) => {
      const script = sample({...SHOW, path: address}, 'powershell', {fields: {'query.stream': stream}, files: {}});
      expect(script?.startsWith('curl.exe -N ')).toBe(isStream);
    });

    it('names no key where none is taken', () => {
      expect(sample(SHOW, 'powershell')).toContain('-H "x-api-key: $env:LANGFLOW_API_KEY"');
      expect(sample({...SHOW, auth: false}, 'powershell')).not.toContain('LANGFLOW_API_KEY');
    });
  });

  it.each([
    ['curl', / \\\n {2}-f -o 'OUTPUT_PATH'$/],
    ['powershell', / `\n {2}-f -o 'OUTPUT_PATH'$/],
    ['python', /^with open\("OUTPUT_PATH", "wb"\) as file:\n {4}file\.write\(response\.content\)$/m],
    [
      'javascript',
      /^import \{ writeFile \} from[\s\S]*await writeFile\("OUTPUT_PATH", Buffer\.from\(await response\.arrayBuffer\(\)\)\);$/,
    ],
  ])('saves a download to a file (%s)', (language, saved) => {
    const show: RequestModel = {method: 'get', path: '/api/v1/files', fields: [], auth: true};
    expect(sample({...show, download: true}, language)).toMatch(saved);
    expect(sample(show, language)).not.toContain('OUTPUT_PATH');
  });

  it('offers the TypeScript client only for its calls', () => {
    expect(samplesFor(LOGIN).map(({value}) => value)).toEqual(['curl', 'powershell', 'python', 'javascript']);
  });

  it('offers the TypeScript client for logs only where they need no key, which it leaves out', () => {
    const logs = (auth: boolean) => samplesFor({method: 'get', path: '/logs', fields: [], auth}).map(({value}) => value);
    expect(logs(false)).toContain('typescript');
    expect(logs(true)).not.toContain('typescript');
  });
});

describe.each(readVersions())('samples of the API of $label', (version) => {
  let models: RequestModel[];
  beforeAll(async () => {
    const api = await loadApi(path.join(__dirname, '../../../..'), apiSources(version));
    models = listOperations(api).map((operation) => buildRequest(api, operation));
  });

  const allOf = (language: string) => models.flatMap((model) => sample(model, language) ?? []);

  it('cURL parses as shell', async () => {
    // All samples in one script, because starting the parser takes longer than parsing.
    await expect(parseShell(allOf('curl').join('\n\n'))).resolves.toBeDefined();
  });

  it('PowerShell sends what cURL sends', () => {
    for (const model of models) {
      const script = sample(model, 'powershell') ?? '';
      const [, body = '', command = ''] = /^(?:#.*\n\$body = @'\n([\s\S]*)\n'@\n.*\n\n)?(curl\.exe [\s\S]*)$/.exec(script) ?? [];
      const sent = argumentsOf(command.replace(/^(curl\.exe.*?) -N/, '$1'), 'powershell')
        .join('\0')
        .replace('@body.json', () => body)
        .replace('$env:', '$')
        .replace('curl.exe', 'curl');
      expect(sent.split('\0')).toEqual(argumentsOf(sample(model, 'curl') ?? '', 'bash'));
    }
  });

  it('Python parses', () => {
    const hasError = (code: string) => {
      const errors: number[] = [];
      python.parse(code).iterate({
        enter: (node) => {
          if (node.type.isError) errors.push(node.from);
        },
      });
      return errors.length > 0;
    };
    const broken = allOf('python').filter(hasError);
    expect(broken).toEqual([]);
  });

  it.each(['javascript', 'typescript'])('%s parses', async (language) => {
    const samples = allOf(language);
    expect(samples.length).toBeGreaterThan(5);
    for (const code of samples) await expect(transform(code, {loader: 'ts', format: 'esm', target: 'es2022'}), code).resolves.toBeDefined();
  });
});
