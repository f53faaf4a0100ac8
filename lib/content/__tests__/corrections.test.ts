import {describe, expect, it} from 'vitest';
import {type Citation, citationUrl, formatCitation, parseCitation} from '../citation';
import {type CorrectionFacts, parseCorrections, readCorrections, shortVersion, type VersionFacts} from '../corrections';

const COMMIT = 'c'.repeat(40);
const OLD: VersionFacts = {base: '', pages: new Set(['/flows', '/api/run-flow']), commit: COMMIT};
const NEW: VersionFacts = {base: '/1.10', pages: new Set(['/', '/files']), commit: 'e'.repeat(40)};
const FACTS: CorrectionFacts = new Map([['1.5', OLD]]);
const entry = (fields: Record<string, unknown> = {}) => ({
  version: '1.5',
  page: '/flows',
  upstream: '3000',
  ours: '7860',
  evidence: 'src/main.py:12-15',
  note: '端口写错了。',
  ...fields,
});
const parse = (...entries: unknown[]) => parseCorrections(JSON.stringify(entries), FACTS);

describe('parseCorrections', () => {
  it('reads entries, with one or several places as evidence', () => {
    expect(parse(entry(), entry({page: '/api/run-flow', evidence: ['src/main.py:1', 'src/main.py:20']}))).toEqual([
      {...entry(), evidence: [{path: 'src/main.py', from: 12, to: 15}], address: '/flows', commit: COMMIT},
      {
        ...entry({page: '/api/run-flow'}),
        evidence: [
          {path: 'src/main.py', from: 1, to: 1},
          {path: 'src/main.py', from: 20, to: 20},
        ],
        address: '/api/run-flow',
        commit: COMMIT,
      },
    ]);
  });

  it('reads evidence of a released package', () => {
    expect(parse(entry({evidence: 'langflow-base==0.5.1: langflow/main.py:4-9'}))[0]?.evidence).toEqual([
      {package: 'langflow-base==0.5.1', path: 'langflow/main.py', from: 4, to: 9},
    ]);
  });

  it('holds an entry against its version, and tells where its page stands', () => {
    const facts = new Map([...FACTS, ['1.10', NEW]]);
    const read = (...entries: unknown[]) => parseCorrections(JSON.stringify(entries), facts);
    const later = entry({version: '1.10', page: '/files', evidence: 'src/main.py:5'});
    expect(read(entry(), later, {...later, page: '/'}).map(({address, commit}) => [address, commit])).toEqual([
      ['/flows', COMMIT],
      ['/1.10/files', NEW.commit],
      ['/1.10', NEW.commit],
    ]);
    expect(() => read({...later, page: '/flows'})).toThrowErrorMatchingInlineSnapshot(`
      [Error: translation/corrections.yaml 有误：
        - translation/corrections.yaml:1：第 1 条（1.10 /flows“3000”）：page 应为这个版本的页面或 /api/<操作> 的路径；收到的是 "/flows"
      写法见文件开头的说明。]
    `);
  });

  it('reads a file without entries', () => {
    expect(parseCorrections('# 还没有\n', FACTS)).toEqual([]);
  });

  it('lists every wrong key at once', () => {
    expect(() =>
      parse(entry({version: 1.5, note: ' ', colour: 'red'}), entry({evidence: ['src/main.py', 'a.py:5-2']}), 'x'),
    ).toThrowErrorMatchingInlineSnapshot(`
      [Error: translation/corrections.yaml 有误：
        - translation/corrections.yaml:1：[0].version：应为加引号的版本，例如 "1.5"；收到的是 1.5
        - translation/corrections.yaml:1：[0].note：应为一句中文，说明官方英文文档错在哪里、程序实际怎样；收到的是 " "
        - translation/corrections.yaml:1：[0].colour：没有这个键；删去它，或者改正（这里应为含 version、page、upstream、ours、evidence、note 的键值对，可以加 commit）
        - translation/corrections.yaml:1：[1].evidence[0]：应为“路径:行”或“路径:起-止”，例如 src/backend/base/langflow/main.py:12-15，前面可以有“包名==版本: ”；收到的是 "src/main.py"
        - translation/corrections.yaml:1：[1].evidence[1]：应为“路径:行”或“路径:起-止”，例如 src/backend/base/langflow/main.py:12-15，前面可以有“包名==版本: ”；收到的是 "a.py:5-2"
        - translation/corrections.yaml:1：[2]：应为含 version、page、upstream、ours、evidence、note 的键值对，可以加 commit；收到的是 "x"
      写法见文件开头的说明。]
    `);
  });

  it('lists everything that does not exist at once', () => {
    const wrong = [entry({version: '1.4', page: '/nope'}), entry(), entry({ours: '7861'}), entry({page: '/gone'})];
    expect(() => parse(...wrong)).toThrowErrorMatchingInlineSnapshot(`
      [Error: translation/corrections.yaml 有误：
        - translation/corrections.yaml:1：第 1 条（1.4 /nope“3000”）：version 应为 1.5 之一；收到的是 "1.4"
        - translation/corrections.yaml:1：第 3 条（1.5 /flows“3000”）：与第 2 条重复；留下一条
        - translation/corrections.yaml:1：第 4 条（1.5 /gone“3000”）：page 应为这个版本的页面或 /api/<操作> 的路径；收到的是 "/gone"
      写法见文件开头的说明。]
    `);
  });

  it('refuses what is no list, and what is no YAML', () => {
    expect(() => parseCorrections('a: 1', FACTS)).toThrow(
      'translation/corrections.yaml 有误：\n  - translation/corrections.yaml:1：应为勘误的列表',
    );
    expect(() => parseCorrections('- "', FACTS)).toThrow('translation/corrections.yaml 不是有效的 YAML');
  });

  it('reads the corrections of this repository', () => {
    expect(readCorrections()).toEqual(expect.any(Array));
  });
});

describe('citations', () => {
  it.each(['src/a.py', 'src/a.py:0', 'src/a.py:9-3', 'src/a.py:1-', ':3', 'src/a.py:1:2', 'pkg: a.py:1', 'pkg==1.0:a.py:1'])(
    'are not made of %s',
    (text) => {
      expect(parseCitation(text)).toBeUndefined();
    },
  );

  it('link to their lines at the commit', () => {
    const source = {repository: 'example/upstream', commit: COMMIT};
    const url = (text: string) => citationUrl(parseCitation(text) as Citation, source);
    expect(url('src/a b.py:7')).toBe(`https://github.com/example/upstream/blob/${COMMIT}/src/a%20b.py#L7`);
    expect(url('src/a.py:7-9')).toBe(`https://github.com/example/upstream/blob/${COMMIT}/src/a.py#L7-L9`);
  });

  it('name the released package, which has no address of its own', () => {
    const citation = parseCitation('langflow-base==0.5.1: langflow/main.py:7-9') as Citation;
    expect(citationUrl(citation, {repository: 'example/upstream', commit: COMMIT})).toBeUndefined();
    expect(formatCitation(citation)).toBe('langflow-base==0.5.1: langflow/main.py:7-9');
  });
});

describe('shortVersion', () => {
  it('leaves two numbers', () => {
    expect(['1.5.0.post2', '1.10.3', '2.0'].map(shortVersion)).toEqual(['1.5', '1.10', '2.0']);
  });
});
