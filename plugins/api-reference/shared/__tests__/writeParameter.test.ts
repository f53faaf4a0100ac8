import {describe, expect, it} from 'vitest';
import type {InputField, ParameterStyle} from '../../types';
import {itemsOfText, queryText, writeHeaderValue, writePathValue, writeQueryValue} from '../writeParameter';

// The values of the table of styles in the OpenAPI specification.
const TEXTS = {text: 'blue', list: 'blue,black,brown', object: '{"R": 100, "G": 200, "B": 150}'};
type Kind = keyof typeof TEXTS;

const field = (kind: Kind, style?: ParameterStyle, name = 'color'): InputField => ({
  name,
  in: 'query',
  type: kind === 'text' ? 'string' : kind === 'list' ? 'array' : 'object',
  ...(kind === 'list' && {multiple: true}),
  ...(style && {style}),
});

describe('writePathValue', () => {
  it.each<[ParameterStyle | undefined, string, string, string]>([
    [undefined, 'blue', 'blue,black,brown', 'R,100,G,200,B,150'],
    [{name: 'simple', explode: true}, 'blue', 'blue,black,brown', 'R=100,G=200,B=150'],
    [{name: 'label'}, '.blue', '.blue,black,brown', '.R,100,G,200,B,150'],
    [{name: 'label', explode: true}, '.blue', '.blue.black.brown', '.R=100.G=200.B=150'],
    [{name: 'matrix'}, ';color=blue', ';color=blue,black,brown', ';color=R,100,G,200,B,150'],
    [{name: 'matrix', explode: true}, ';color=blue', ';color=blue;color=black;color=brown', ';R=100;G=200;B=150'],
  ])('writes %j', (style, ...expected) => {
    expect((Object.keys(TEXTS) as Kind[]).map((kind) => writePathValue(field(kind, style), TEXTS[kind]))).toEqual(expected);
  });

  it.each([
    ['a slash', 'text', 'a/b', 'a%2Fb'],
    ['a comma of a text', 'text', 'a,b', 'a%2Cb'],
    ['a comma within an item', 'list', '["a,b","c"]', 'a%2Cb,c'],
    ['a character outside the plane', 'text', '😀', '%F0%9F%98%80'],
    ['half a character', 'text', '\ud83d', '%EF%BF%BD'],
    ['JSON that is not finished', 'object', '{"R": ', '%7B%22R%22%3A%20'],
  ] as const)('encodes %s', (_what, kind, text, expected) => {
    expect(writePathValue(field(kind), text)).toBe(expected);
  });
});

describe('writeQueryValue', () => {
  const write = (kind: Kind, text: string, style?: ParameterStyle) => queryText(writeQueryValue(field(kind, style), text));

  it.each<[ParameterStyle | undefined, string, string, string]>([
    [undefined, 'color=blue', 'color=blue&color=black&color=brown', 'R=100&G=200&B=150'],
    [{name: 'form', explode: false}, 'color=blue', 'color=blue,black,brown', 'color=R,100,G,200,B,150'],
    [{name: 'spaceDelimited'}, 'color=blue', 'color=blue%20black%20brown', 'color=R%20100%20G%20200%20B%20150'],
    [{name: 'pipeDelimited'}, 'color=blue', 'color=blue%7Cblack%7Cbrown', 'color=R%7C100%7CG%7C200%7CB%7C150'],
    [{name: 'spaceDelimited', explode: true}, 'color=blue', 'color=blue&color=black&color=brown', 'R=100&G=200&B=150'],
    [
      {name: 'deepObject', explode: true},
      'color=blue',
      'color=blue&color=black&color=brown',
      'color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150',
    ],
  ])('writes %j', (style, ...expected) => {
    // For a text, and for a list as a deep object, the specification names no form: the usual one.
    const deepList = style?.name === 'deepObject' ? {...style, explode: true} : style;
    expect((Object.keys(TEXTS) as Kind[]).map((kind) => write(kind, TEXTS[kind], deepList))).toEqual(expected);
  });

  it.each<[string, [Kind, string, ParameterStyle?], string]>([
    ['objects within objects', ['object', '{"a":{"b":{"c":1}}}', {name: 'deepObject'}], 'color%5Ba%5D%5Bb%5D%5Bc%5D=1'],
    ['lists within objects', ['object', '{"a":[1,2]}', {name: 'deepObject'}], 'color%5Ba%5D=1&color%5Ba%5D=2'],
    ['nothing of an empty object', ['object', '{}', {name: 'deepObject'}], ''],
    ['nothing of an empty list', ['list', '[]', {name: 'form', explode: false}], ''],
    ['a comma within an item', ['list', '["1,5","2"]', {name: 'form', explode: false}], 'color=1%2C5,2'],
    ['reserved characters as they are', ['text', '/a/b:c?d=e', {name: 'form', explode: true, allowReserved: true}], 'color=/a/b:c?d=e'],
    [
      'those that would end the value',
      ['text', 'a&b#c+d[e]', {name: 'form', explode: true, allowReserved: true}],
      'color=a%26b%23c%2Bd%5Be%5D',
    ],
    ['reserved characters, without leave', ['text', '/a'], 'color=%2Fa'],
    ['a document as it is entered', ['object', '[1,{"a":"b"}]', {name: 'document'}], 'color=%5B1%2C%7B%22a%22%3A%22b%22%7D%5D'],
    ['null and lists within an object as JSON', ['object', '{"a":null,"b":[1]}'], 'a=null&b=%5B1%5D'],
    ['JSON that is no object', ['object', '5'], 'color=5'],
    ['names of Chinese letters', ['object', '{"色":"红"}', {name: 'deepObject'}], 'color%5B%E8%89%B2%5D=%E7%BA%A2'],
  ])('writes %s', (_what, args, expected) => {
    expect(write(...args)).toBe(expected);
  });
});

describe('writeHeaderValue', () => {
  it.each<[Kind, ParameterStyle | undefined, string]>([
    ['text', undefined, 'blue'],
    ['list', undefined, 'blue,black,brown'],
    ['object', undefined, 'R,100,G,200,B,150'],
    ['object', {name: 'simple', explode: true}, 'R=100,G=200,B=150'],
    ['object', {name: 'document'}, TEXTS.object],
  ])('writes a %s in %j', (kind, style, expected) => {
    expect(writeHeaderValue(field(kind, style), TEXTS[kind])).toBe(expected);
  });
});

describe('itemsOfText', () => {
  it.each([
    ['a,b', ['a', 'b']],
    ['a，b\nc', ['a', 'b', 'c']],
    [' a , , b ', ['a', 'b']],
    ['["a,b", 5, {"c": 1}]', ['a,b', '5', '{"c":1}']],
    ['[unfinished', ['[unfinished']],
    ['', []],
  ])('reads %j', (text, items) => {
    expect(itemsOfText(text)).toEqual(items);
  });
});
