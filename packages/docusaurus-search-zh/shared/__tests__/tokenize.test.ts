import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {foldText, type Run, termsOf, tokenize} from '../tokenize';

const terms = (text: string): string[] => {
  const {tokens, runs} = tokenize(text);
  return runs.flatMap((run: Run) => termsOf(run, tokens));
};

describe('tokenize', () => {
  it.each([
    ['全局变量', ['全局', '局变', '变量']],
    ['全局 变量', ['全局', '局变', '变量']],
    ['部', []],
    ['ＤＯＣＫＥＲ　部署', ['docker', '部署']],
    ['session_id', ['session', 'id', 'session_id', 'sessionid']],
    ['sessionId', ['session', 'id', 'session_id', 'sessionid']],
    ['Session-ID', ['session', 'id', 'session_id', 'sessionid']],
    ['WORKSHOP_AUTO_LOGIN', ['workshop', 'auto', 'login', 'workshop_auto_login', 'auto_login', 'workshopautologin']],
    [
      'readOnlyRootFilesystem',
      [
        'read',
        'only',
        'root',
        'filesystem',
        'read_only_root_filesystem',
        'only_root_filesystem',
        'root_filesystem',
        'readonlyrootfilesystem',
      ],
    ],
    ['/api/v1/run/{flow_id}', ['api', 'v1', 'run', 'api/v1/run', 'v1/run', 'flow', 'id', 'flow_id', 'flowid']],
    ['HTTPServer', ['http', 'server', 'http_server', 'httpserver']],
    ['MCP 服务器', ['mcp', '服务', '务器']],
    ['第一行\n第二行', ['第一', '一行', '第二', '二行']],
  ])('cuts %s', (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  it('knows where each token stands in the source', () => {
    const source = 'Ａ①𠮷全局';
    const {tokens, folded} = tokenize(source);
    const last = tokens.at(-1);
    expect(source.slice(folded.origin[last?.start ?? 0], folded.origin[last?.end ?? 0])).toBe('局');
  });

  it('takes any text', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary', maxLength: 200}), (text) => {
        const {tokens, folded} = tokenize(text);
        for (const token of tokens) expect(folded.lower.slice(token.start, token.start + token.text.length)).toBe(token.text);
        expect(folded.origin.at(-1)).toBe(text.length);
      }),
    );
  });

  it('gives the index and the query the same terms, whatever the case, the width and the spaces around', () => {
    const word = fc.constantFrom('全局变量', 'session_id', '向量存储', 'Docker', 'MCP', '服务器', 'autoLogin');
    const wide = (text: string) => text.replace(/[!-~]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0));
    fc.assert(
      fc.property(fc.array(word, {minLength: 1, maxLength: 5}), (words) => {
        const text = words.join(' ');
        expect(terms(`  ${text}  `)).toEqual(terms(text));
        expect(terms(wide(text))).toEqual(terms(text));
      }),
    );
  });
});

describe('foldText', () => {
  it('keeps both forms aligned when a letter grows in lower case', () => {
    const {cased, lower} = foldText('İstanbul ﬁle');
    expect(lower).toHaveLength(cased.length);
    expect(lower).toContain('file');
  });

  it('leaves out what cannot be seen', () => {
    expect(foldText('全\u200B局').lower).toBe('全局');
  });
});
