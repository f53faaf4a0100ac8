import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {prettyJson} from '../tryIt/prettyJson';

const shown = (text: string) => prettyJson(text).text;
const withoutSpace = (text: string) => text.replace(/"(?:[^"\\]|\\.)*"|\s+/g, (part) => (part.startsWith('"') ? part : ''));

describe('prettyJson', () => {
  it.each([
    '12345678901234567890',
    '-0.10',
    '1.0',
    '1e400',
    '1E-7',
    '0.1000000000000000055511151231257827',
    '"\\u4e2d\\/\\ud83d"',
    '"a \\" { b: [1,2] }"',
    'true',
  ])('keeps %s as it came', (value) => {
    expect(shown(value)).toBe(value);
    expect(shown(`{"a":[${value}]}`)).toBe(`{\n  "a": [\n    ${value}\n  ]\n}`);
  });

  it('keeps equal keys, and their order', () => {
    expect(shown('{"b":1,"a":2,"b":3,"__proto__":4,"10":5,"2":6}')).toBe(
      '{\n  "b": 1,\n  "a": 2,\n  "b": 3,\n  "__proto__": 4,\n  "10": 5,\n  "2": 6\n}',
    );
  });

  it.each(['{"a"', '', 'hello', '{a:1}', '[1,]', '01', 'NaN', '\u00a0[1]'])('leaves %j, which is no JSON', (text) => {
    expect(prettyJson(text)).toEqual({text, isJson: false});
  });

  it('lays out what browsers write as they do', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => shown(JSON.stringify(value)) === JSON.stringify(value, null, 2)));
  });

  it('changes white space only', () => {
    const space = fc.constantFrom('', ' ', '\n', '\t\r\n ');
    fc.assert(
      fc.property(fc.jsonValue(), space, fc.nat(8), (value, around, indent) => {
        const text = around + JSON.stringify(value, null, indent) + around;
        return withoutSpace(shown(text)) === withoutSpace(text);
      }),
    );
  });

  it('leaves what is too deep to lay out', () => {
    const deep = '['.repeat(20_000) + ']'.repeat(20_000);
    expect(shown(deep)).toBe(deep);
    expect(shown('[[]]')).toBe('[\n  []\n]');
    expect(shown('{ "a" : { } , "b" : [ ] }')).toBe('{\n  "a": {},\n  "b": []\n}');
  });
});
