import {describe, expect, it} from 'vitest';
import {EMPTY_VALUES} from '../../shared/requestValues';
import type {BodyShape, InputField, RequestModel} from '../../types';
import {checkJsonText, checkShape} from '../tryIt/checkBody';
import {checkRequest} from '../tryIt/checkRequest';

const BASE = 'http://localhost:7860';
const model = (fields: InputField[], body?: RequestModel['body']): RequestModel => ({
  method: 'post',
  path: '/x/{id}',
  fields,
  body,
  auth: true,
});
const typed = (value: string) => ({...EMPTY_VALUES, fields: {'query.a': value}});
const field = (part: Partial<InputField>): InputField => ({name: 'a', in: 'query', type: 'string', ...part});

describe('checkRequest', () => {
  it.each<[string, Partial<InputField>, string, RegExp | undefined]>([
    ['a missing value', {required: true}, '', /必填/],
    ['an optional value', {}, '', undefined],
    ['a UUID', {format: 'uuid'}, '3fa85f64-5717-4562-b3fc-2c963f66afa6', undefined],
    ['no UUID', {format: 'uuid'}, 'flow', /UUID/],
    ['an integer', {type: 'integer'}, '-5', undefined],
    ['no integer', {type: 'integer'}, '5.5', /整数/],
    ['a number', {type: 'number'}, '5.5', undefined],
    ['no number', {type: 'number'}, 'x', /数字/],
    ['a choice', {options: ['a', 'b']}, 'a', undefined],
    ['no choice', {options: ['a', 'b']}, 'c', /下列之一：a、b/],
    ['an object', {type: 'object'}, '{}', undefined],
    ['no object', {type: 'object'}, '{', /JSON/],
  ])('%s', (_name, part, value, message) => {
    const problems = checkRequest(model([field(part)]), typed(value), BASE, '')['query.a'];
    if (message) expect(problems?.join()).toMatch(message);
    else expect(problems).toBeUndefined();
  });

  it.each<[InputField['in'], string, RegExp | undefined]>([
    ['header', 'trace-1', undefined],
    ['header', 'caf\u00e9', undefined],
    ['header', '追踪', /“追”/],
    ['header', 'a\u200bb', /看不见/],
    ['header', 'a\nb', /看不见/],
    ['query', '追踪\u200b', undefined],
    ['path', '追踪', undefined],
    ['path', '..', /不能是/],
    ['path', '.', /不能是/],
    ['path', '...', undefined],
  ])('a %s that is %j', (place, value, message) => {
    const problems = checkRequest(model([field({in: place})]), {...EMPTY_VALUES, fields: {[`${place}.a`]: value}}, BASE, '')[`${place}.a`];
    if (message) expect(problems?.join()).toMatch(message);
    else expect(problems).toBeUndefined();
  });

  it('finds a key that cannot be sent, where one is sent', () => {
    expect(checkRequest(model([]), EMPTY_VALUES, BASE, 'sk-\u200babc')).toEqual({key: [expect.stringContaining('零宽空格（U+200B）')]});
    expect(checkRequest({...model([]), auth: false}, EMPTY_VALUES, BASE, '密钥')).toEqual({});
    expect(checkRequest(model([]), EMPTY_VALUES, BASE, 'sk-abc')).toEqual({});
  });

  it('asks for files and bodies that must be there', () => {
    const upload = model([], {kind: 'multipart', required: true, fields: [{name: 'file', in: 'form', type: 'file', required: true}]});
    expect(checkRequest(upload, EMPTY_VALUES, BASE, '')).toEqual({'form.file': ['请选择文件']});
    const json = model([], {kind: 'json', required: true, example: '{}', shape: {type: 'object'}});
    expect(checkRequest(json, {...EMPTY_VALUES, body: ' '}, BASE, '')).toEqual({body: ['请求体必填']});
    expect(checkRequest(json, EMPTY_VALUES, 'x', '')).toEqual({base: ['应以 http:// 或 https:// 开头，例如 http://localhost:7860']});
  });

  it('lets an optional body be emptied', () => {
    const json = model([], {kind: 'json', required: false, example: '{}', shape: {type: 'object', required: ['a']}});
    expect(checkRequest(json, {...EMPTY_VALUES, body: ''}, BASE, '')).toEqual({});
    expect(checkRequest(json, EMPTY_VALUES, BASE, '')).toEqual({body: ['缺少必填字段 a']});
  });
});

describe('checkShape', () => {
  const SHAPE: BodyShape = {
    type: 'object',
    required: ['name'],
    properties: {
      name: {type: 'string'},
      size: {type: 'integer', nullable: true},
      kind: {type: 'string', options: ['a', 'b']},
      list: {type: 'array', items: {type: 'object', required: ['x'], properties: {x: {type: 'boolean'}}}},
      free: {type: 'any'},
    },
  };

  it.each<[unknown, string[]]>([
    [{name: 'n', size: null, kind: 'a', list: [{x: true}], free: 5, more: 1}, []],
    [{}, ['缺少必填字段 name']],
    [[], ['请求体应为对象']],
    [{name: 5, size: 'x', kind: 'c'}, ['字段 name 应为字符串', '字段 size 应为整数或 null', '字段 kind 应为下列之一："a"、"b"']],
    [{name: 'n', list: [{x: 1}, {}]}, ['字段 list[0].x 应为 true 或 false', '缺少必填字段 list[1].x']],
  ])('%j', (value, problems) => expect(checkShape(value, SHAPE)).toEqual(problems));
});

describe('checkShape, where a body has several forms', () => {
  const FLAT: BodyShape = {
    type: 'object',
    properties: {kind: {type: 'string', options: ['a', 'b'], nullable: true}, text: {type: 'string'}},
  };
  const NESTED: BodyShape = {type: 'object', properties: {request: {...FLAT, nullable: true}, context: {type: 'object'}}};
  const SHAPE: BodyShape = {type: 'any', alternatives: [FLAT, NESTED]};

  it.each<[unknown, string[]]>([
    [{}, []],
    [{kind: 'a', more: 1}, []],
    [{kind: null}, []],
    [{kind: 'c'}, ['字段 kind 应为下列之一："a"、"b"']],
    [{kind: 'c', more: 1}, ['字段 kind 应为下列之一："a"、"b"']],
    [{request: {kind: 'c'}}, ['字段 request.kind 应为下列之一："a"、"b"']],
    [{request: {kind: 'a'}, context: []}, ['字段 context 应为对象']],
    [{request: null}, []],
    [{unheard: 1}, []],
    ['text', ['请求体应为对象']],
  ])('%j', (value, problems) => expect(checkShape(value, SHAPE)).toEqual(problems));

  it('names all types that a value may have', () => {
    const shape: BodyShape = {
      type: 'object',
      properties: {a: {type: 'any', nullable: true, alternatives: [{type: 'string'}, {type: 'array', items: {type: 'string'}}]}},
    };
    expect(checkShape({a: 5}, shape)).toEqual(['字段 a 应为字符串或数组']);
    expect(checkShape({a: [5]}, shape)).toEqual(['字段 a[0] 应为字符串']);
    for (const a of ['x', ['x'], null]) expect(checkShape({a}, shape)).toEqual([]);
    expect(checkShape({a: 5}, {type: 'object', properties: {a: {type: 'any', alternatives: [{type: 'string'}, {type: 'any'}]}}})).toEqual(
      [],
    );
  });
});

describe('checkJsonText', () => {
  it('says where the text breaks', () => {
    expect(checkJsonText('{\n  "a": 1,\n}', {type: 'any'})).toEqual(['不是有效的 JSON：第 3 行第 1 列附近有误。请检查引号、逗号和括号']);
    expect(checkJsonText('{"a": 1}', {type: 'object'})).toEqual([]);
  });
});
