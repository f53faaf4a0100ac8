import {describe, expect, it} from 'vitest';
import {readWrittenVersions} from '../../content/versions';
import {parseBehaviours, readBehaviours} from '../behaviours';

const NAME = 'translation/1.13/behaviours/x.yaml';
const parse = (source: string) => parseBehaviours(source, NAME);

describe('parseBehaviours', () => {
  it('reads a request, a command and steps in the same form', () => {
    const [request, command, steps] = parse(`
- {page: /a, claim: 回答 403, as: user, request: {method: GET, path: /x}, expect: {status: 403}}
- {page: /a, claim: 退出码是 2, command: lfx run, files: {a.json: '{}'}, expect: {exit: 2}}
- page: /a
  claim: 第二次 409
  flow: echo
  steps:
  - {request: {method: POST, path: /x}, expect: {status: 201}}
  - {as: anonymous, request: {method: POST, path: /x}, expect: {status: 409}}
`);
    expect(request).toMatchObject({as: 'user', env: {}, place: `${NAME}:2`, steps: [{request: {path: '/x'}, expect: {status: 403}}]});
    expect(command).toMatchObject({as: 'admin', steps: [{command: 'lfx run', files: {'a.json': '{}'}, expect: {exit: 2}}]});
    expect(steps?.steps.map(({as}) => as)).toEqual([undefined, 'anonymous']);
    expect(new Set([request?.hash, command?.hash, steps?.hash]).size).toBe(3);
  });

  it.each([
    ['neither request nor command', '- {page: /a, claim: x, expect: {status: 200}}', 'request、command 里的一个'],
    [
      'a request and a command',
      '- {page: /a, claim: x, command: ls, request: {method: GET, path: /}, expect: {exit: 0}}',
      'request、command 里的一个',
    ],
    ['nothing expected', '- {page: /a, claim: x, command: ls}', 'expect'],
    ['an unknown key', '- {page: /a, claim: x, command: ls, expect: {code: 1}}', 'expect.code：没有这个键'],
    ['a setting that is no text', '- {page: /a, claim: x, env: {LANGFLOW_WORKERS: 2}, command: ls, expect: {exit: 1}}', '加引号的值'],
  ])('refuses %s', (_, source, message) => {
    expect(() => parse(source)).toThrow(message);
    expect(() => parse(source)).toThrow(`${NAME}:1：`);
  });
});

describe('readBehaviours', () => {
  it.each(readWrittenVersions())('finds the claims of $label on their pages', (version) => {
    expect(() => readBehaviours(version)).not.toThrow();
  });
});
