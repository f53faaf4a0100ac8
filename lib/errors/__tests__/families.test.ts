import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {createFamilyFinder, readFamilies, readModules} from '../families';
import {type FamilyDetail, familyPattern, fillFamily, matchFamily, readVariables, VARIABLES} from '../matchFamily';
import {readMessageFile} from '../messageFile';

const ROOT = path.join(__dirname, '../../..');
const families = readFamilies(ROOT).map(
  ({id, title, module, kind, patterns, meaning, causes}): FamilyDetail => ({
    id,
    title,
    patterns,
    meaning,
    causes,
    ...(module && {isModule: true}),
    ...(kind && {kind}),
  }),
);
const modules = readModules(ROOT);

function explain(text: string): [id: string | undefined, told: string] {
  const match = matchFamily(text, families);
  return [match?.family.id, match ? JSON.stringify(fillFamily(match, modules)) : ''];
}

/** Values for the variables of a pattern. */
const SAMPLES: Record<string, string> = {
  module: 'langchain_groq',
  name: 'Thing',
  code: '404',
  number: '3',
  port: '5432',
  host: 'db.example.com',
  path: '/srv/data/a.db',
  url: 'https://example.com/v1',
  package: 'langchain-groq',
  setting: 'LANGFLOW_PORT',
  field: 'the key',
  cause: 'no route',
  version: '1.8.4',
  any: 'thing',
};

describe('families', () => {
  it('know all their own patterns, none of which a more specific family takes', () => {
    const known = families
      .filter(({kind}) => !kind)
      .map(({id, patterns}) => ({id, tests: patterns.map((pattern) => new RegExp(familyPattern(pattern), 'i'))}));
    const wrong = readFamilies(ROOT).flatMap(({id, kind, patterns}) =>
      (kind ? [] : patterns).flatMap((pattern) => {
        const text = pattern.replace(/\{(\w+)\}/g, (_, name: string) => SAMPLES[name] ?? name);
        const found = known.find(({tests}) => tests.some((test) => test.test(text)))?.id;
        return found === id ? [] : [`${id}: ${pattern} → ${found}`];
      }),
    );
    expect(Object.keys(SAMPLES).sort()).toEqual(Object.keys(VARIABLES).sort());
    expect(wrong).toEqual([]);
  });

  it.each([
    ["ModuleNotFoundError: No module named 'langchain_groq'", 'module-missing', 'lfx-bundles[groq]'],
    ["No module named 'langchain_openai'", 'module-missing', 'uv pip show langchain-openai'],
    ["No module named 'fcntl'", 'unix-module', 'WSL'],
    ["No module named 'ldap3'", 'module-missing', 'langflow 1.13.0 和它的组件包都不带它'],
    ["httpx.HTTPStatusError: Server error '502 Bad Gateway' for url 'http://a/b'", 'http-status', '前面有 nginx 等网关'],
    ["Client error '404 Not Found' for url 'https://api.example.com/v1/models'", 'http-status', '/v1'],
    ['langflow-1 exited with code 1', 'exit-code', 'docker logs --tail 200'],
    ['connect ECONNREFUSED 127.0.0.1:11434', 'refused', '容器里的 `127.0.0.1` 是容器自己'],
    ["[Errno 13] Permission denied: '/app/langflow/secret_key'", 'container-owner', 'chown'],
    ['ImportError: DLL load failed while importing _ssl: 找不到指定的模块。', 'dll-load', 'Visual C++'],
  ])('read %s and use what it says', (text, id, told) => {
    const [found, advice] = explain(text);
    expect(found).toBe(id);
    expect(advice).toContain(told);
    expect(advice).not.toMatch(/\{(?:module|host|port|code|package|via)\}/);
  });

  it.each([
    ['Collection name is required', {file: 'lfx_bundles/x.py', kind: 'ValueError', line: 1}, '没有填 Collection name'],
    ['Failed to fetch models: no route', {file: 'lfx_bundles/x.py', kind: 'ValueError', line: 1}, 'no route'],
    ['Please install it with `pip install valkey-glide`', {file: 'lfx_valkey/x.py', kind: 'ImportError', line: 1}, 'valkey-glide'],
    ['Failed to rename tables of the store', {file: 'langflow/x.py', kind: 'log error', line: 1}, 'rename tables of the store'],
    ['Thing not found', {file: 'langflow/api/v1/x.py', kind: 'HTTPException', line: 1, http: 404}, '404'],
  ])('of the program are found by place and text: %s', (text, place, told) => {
    const family = createFamilyFinder(readFamilies(ROOT))(text, place);
    const detail = families.find(({id}) => id === family);
    const filled = detail && fillFamily({family: detail, values: {origin: '组件 X', ...readVariables(text, detail)}}, modules);
    expect(JSON.stringify(filled)).toContain(told);
    expect(JSON.stringify(filled)).not.toMatch(/\{\w+\}/);
  });

  it('need no look-behind, which Safari before 16.4 does not have', () => {
    expect(families.flatMap(({patterns}) => patterns.map(familyPattern)).filter((pattern) => /\(\?<[=!]/.test(pattern))).toEqual([]);
  });

  it('of the program each have messages, in every place that they name', () => {
    const {messages} = readMessageFile(ROOT);
    const known = readFamilies(ROOT).filter(({of}) => of);
    const familyOf = createFamilyFinder(known);
    const taken = new Set(messages.map(({pattern, places: [place]}) => place && familyOf(pattern, place)));
    expect(known.filter(({id}) => !taken.has(id)).map(({id}) => id)).toEqual([]);
    const paths = messages.flatMap(({places}) => places.map(({file, key}) => (key ? `${file}/${key}` : file)));
    const prefixes = [...new Set(known.flatMap(({of}) => of ?? []))];
    expect(prefixes.filter((prefix) => !paths.some((one) => one.startsWith(prefix)))).toEqual([]);
  });

  it('take most messages of the program', () => {
    const {messages} = readMessageFile(ROOT);
    const familyOf = createFamilyFinder(readFamilies(ROOT));
    const taken = messages.filter(({pattern, places: [place]}) => place && familyOf(pattern, place));
    expect(taken.length / messages.length).toBeGreaterThan(0.8);
  });

  it.each([
    ['The model grok-x does not exist or your team 1 does not have access to it.', 'gen-model'],
    ['Tokens per hour exceeded: at most 60 requests per minute, limit reached', 'gen-rate'],
    ['Vector length 384 is wrong: the embedding dimension of this table is different', 'gen-dimension'],
    ['Requested token count exceeds the model length of 32768 tokens', 'gen-context'],
  ])('of a few words know %s', (text, id) => {
    expect(matchFamily(text, families, ['general'])?.family.id).toBe(id);
  });

  it.each([
    ["TaskService.__init__() missing 1 required positional argument: 'settings_service'", 'defect-old-widget'],
    ["Foo.__init__() missing 2 required positional arguments: 'a' and 'b'", 'argument-missing'],
    ["'ChatOllama' object has no attribute 'bind_tools'", 'ai-no-bind-tools'],
    ["'Tongyi' object has no attribute 'with_structured_output'", 'ai-no-bind-tools'],
    ["'Tongyi' object has no attribute 'content'", 'missing-attribute'],
    ["cannot import name 'load_flow_from_json' from 'langflow' (unknown location)", 'lf-load'],
    ["cannot import name 'CustomComponent' from 'langflow'", 'lf-import'],
    ['"POST /api/v1/process/c1c7/chat/completions HTTP/1.1" 405 31 "-"', 'method-405'],
    ['接口返回 405', 'method-405'],
    ['"GET /health HTTP/1.1" 200 405', undefined],
    ['worker process ended, exit code 7', 'exit-code'],
    ['linker command failed with exit code 1', undefined],
    ['column flow.locked does not exist', 'database-schema'],
    ['column auth_user.nickname does not exist', undefined],
    ['× Failed to download `numpy==1.26.4`', 'package-tool'],
    ["Failed to download metadata for repo 'appstream'", undefined],
  ])('of any program know %s, and nothing else', (text, id) => {
    expect(matchFamily(text, families)?.family.id).toBe(id);
  });

  it.each([
    ['left components sidebar is empty', 'symptom-components-gone'],
    ['组件列表是空的', 'symptom-components-gone'],
    ['LANGFLOW_COMPONENTS_PATH was good, now the category is gone', 'symptom-components-gone'],
    ['every node is disabled by an administrator, no component', 'symptom-custom-blocked'],
    ['Langflow_1.6.0_x64_en-US, setup failure during install', 'symptom-desktop'],
    ['pip install tries versions for very long', 'symptom-pip'],
    ['pip 安装 langflow 特别慢，一直在试版本', 'symptom-pip'],
    ['my flows that call an internal host are refused', 'symptom-ssrf'],
    ['内网地址被拒绝了', 'symptom-ssrf'],
    ['升级以后被 SSRF 拦住', 'symptom-ssrf'],
    ['the SSRF check lets an address through', undefined],
    ['LANGFLOW_VARIABLES_TO_GET_FROM_ENVIRONMENT is set, the others are no longer added', 'symptom-defect-env-variables'],
    ['the mailbox is gone and the list is empty', undefined],
    ['我的购物车是空的', undefined],
  ])('of what people say know %s', (text, id) => {
    expect(matchFamily(text, families, ['symptom'])?.family.id).toBe(id);
  });

  it.each(['foreign.txt', 'foreignLogs.txt', 'foreignPrograms.txt'])('of a few words take no line of %s', (file) => {
    const lines = readFileSync(path.join(__dirname, file), 'utf8').trim().split('\n');
    expect(lines.flatMap((line) => (matchFamily(line, families, ['general']) ? [line] : []))).toEqual([]);
  });

  it('put the words of the reader into HTML as text', () => {
    const match = matchFamily('exit code 7', [{id: 'a', title: '', patterns: ['exit code {name}'], meaning: '{name}', causes: []}]);
    expect(match && fillFamily({...match, values: {name: '<img src=x>'}}).meaning).toBe('&lt;img src=x&gt;');
  });

  it('refuse a missing file, and a variable that no pattern has', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'families-'));
    mkdirSync(path.join(folder, 'errors'));
    expect(() => readFamilies(folder)).toThrow('errors/defect-families.yaml');
    for (const name of ['defect', 'system', 'ai', 'general', 'program', 'symptom'].map((kind) => `${kind}-families.yaml`))
      writeFileSync(path.join(folder, 'errors', name), '[]');
    const cause = 'causes: [{when: 原因, do: "看 {port}"}]';
    writeFileSync(
      path.join(folder, 'errors/families.yaml'),
      `- {id: a, title: 标题, patterns: ["gone {what}"], meaning: 意思, ${cause}}\n`,
    );
    expect(() => readFamilies(folder)).toThrow(/\{what\}[\s\S]*\{port\}/);
  });
});
