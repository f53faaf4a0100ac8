import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parser as python} from '@lezer/python';
import {transform} from 'esbuild';
import {parse as parseShell} from 'sh-syntax';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {parseServerAddress, type ServerAddress} from '../../../../lib/connection/serverAddress';
import {normalizeDescription} from '../../../../lib/openapi/normalizeDescription';
import {listOperations, type OpenApi} from '../../../../lib/openapi/openApi';
import {buildFetch} from '../../client/tryIt/buildFetch';
import {checkRequest} from '../../client/tryIt/checkRequest';
import {EMPTY_VALUES, fieldKey, type RequestValues, urlOf} from '../../shared/requestValues';
import {samplesFor} from '../../shared/samples';
import type {RequestModel} from '../../types';
import {buildRequest} from '../buildRequest';

const BASE = 'http://localhost:7860';

function readKinds(): Map<string, RequestModel> {
  const api = parse(readFileSync(path.join(__dirname, '../__fixtures__/kinds.yaml'), 'utf8'));
  normalizeDescription(api);
  return new Map(listOperations(api as OpenApi).map((operation) => [operation.slug, buildRequest(api as OpenApi, operation)]));
}

const KINDS = readKinds();

function modelOf(slug: string): RequestModel {
  const model = KINDS.get(slug);
  if (!model) throw new Error(`no operation ${slug}`);
  return model;
}

const sample = (slug: string, language: string, values: RequestValues = EMPTY_VALUES) =>
  samplesFor(modelOf(slug))
    .find(({value}) => value === language)
    ?.build({model: modelOf(slug), values, base: BASE}) ?? '';

/** What the browser sends, if everything is filled in with the examples. */
function sent(slug: string, values: RequestValues = EMPTY_VALUES, files: Record<string, File[]> = {}) {
  const model = modelOf(slug);
  const {path: address, init} = buildFetch({model, values, files, base: parseServerAddress(BASE).address as ServerAddress, apiKey: ''});
  return {address, body: init.body, type: new Headers(init.headers).get('content-type')};
}

describe('a body', () => {
  it.each([
    ['bytes', 'file', 'application/octet-stream'],
    ['picture', 'file', 'image/*'],
    ['anything', 'json', undefined],
    ['text', 'text', 'text/plain'],
    ['lines', 'text', 'application/x-ndjson'],
    ['xml', 'text', 'application/xml'],
    ['vendor', 'json', 'application/vnd.api+json; charset=utf-8'],
    ['several', 'json', undefined],
    ['form', 'urlencoded', undefined],
    ['parts', 'multipart', undefined],
  ])('of the kind %s is offered as %s', (slug, kind, mediaType) => {
    const {body} = modelOf(slug);
    expect(body?.kind).toBe(kind);
    expect(body && 'mediaType' in body ? body.mediaType : undefined).toBe(mediaType);
  });

  it('of XML is written by the xml keys of its schema', () => {
    expect(modelOf('xml').body).toMatchObject({
      example: [
        '<o:order xmlns:o="https://example.com/order" id="7">',
        '  <lines>',
        '    <line>',
        '      <name>茶 &amp; 水</name>',
        '    </line>',
        '  </lines>',
        '  <notes>&lt;好&gt;</notes>',
        '</o:order>',
      ].join('\n'),
    });
  });

  it.each([
    ['text', "第一行\nit's the second", 'text/plain'],
    ['lines', '{"a":1}', 'application/x-ndjson'],
    ['vendor', '{\n  "data": {\n    "id": "string"\n  }\n}', 'application/vnd.api+json; charset=utf-8'],
    ['anything', '{\n  "a": 1\n}', 'application/json'],
  ])('of the kind %s is sent with its media type', (slug, body, type) => {
    expect(sent(slug)).toMatchObject({body, type});
  });

  it('that is a file is sent as it is, with the media type of the description or its own', async () => {
    const file = new File(['\u0000字'], '图.png', {type: 'image/png'});
    for (const [slug, type] of [
      ['bytes', 'application/octet-stream'],
      ['picture', 'image/png'],
    ] as const) {
      const given = sent(slug, EMPTY_VALUES, {'body.file': [file]});
      expect(given).toMatchObject({body: file, type});
    }
    expect(checkRequest(modelOf('bytes'), EMPTY_VALUES, BASE, '')).toEqual({'body.file': ['请选择文件']});
    expect(checkRequest(modelOf('text'), {...EMPTY_VALUES, body: ' '}, BASE, '')).toEqual({body: ['请求体必填']});
    expect(checkRequest(modelOf('text'), {...EMPTY_VALUES, body: '{ not JSON'}, BASE, '')).toEqual({});
  });

  it('that is a form repeats lists, and writes objects by their encoding', () => {
    const values = {...EMPTY_VALUES, fields: {'form.tags': 'a,b', 'form.at': '{"x":1,"y":2}', 'form.settings': '{"deep":true}'}};
    expect(String(sent('form', values).body)).toBe(
      new URLSearchParams([
        ['tags', 'a'],
        ['tags', 'b'],
        ['at[x]', '1'],
        ['at[y]', '2'],
        ['settings', '{"deep":true}'],
      ]).toString(),
    );
  });
});

describe('samples', () => {
  it.each([
    ['bytes', 'curl', `-H "Content-Type: application/octet-stream" \\\n  --data-binary '@FILE_PATH'`],
    ['bytes', 'powershell', "-H 'Content-Type: application/octet-stream' `\n  --data-binary '@FILE_PATH'"],
    ['bytes', 'python', 'data=open("FILE_PATH", "rb")'],
    ['bytes', 'javascript', 'body: await readFile("FILE_PATH")'],
    ['text', 'curl', `--data-raw '第一行\nit'\\''s the second'`],
    ['text', 'powershell', "--data-binary '@body.txt'"],
    ['text', 'python', String.raw`data="第一行\nit's the second".encode()`],
    ['text', 'javascript', String.raw`body: "第一行\nit's the second"`],
    ['vendor', 'curl', `-H 'Content-Type: application/vnd.api+json; charset=utf-8' \\\n  -d '{`],
    ['vendor', 'python', '"Content-Type": "application/vnd.api+json; charset=utf-8"'],
    ['vendor', 'javascript', '"Content-Type": "application/vnd.api+json; charset=utf-8"'],
    ['parts', 'python', 'files=[("name", (None, "名字"))]'],
    ['form', 'python', '"at[x]"'],
    ['search', 'python', '&list=1%2C5,2&'],
  ])('of the kind %s in %s hold what is sent', (slug, language, text) => {
    expect(sample(slug, language)).toContain(text);
  });

  it.each([...KINDS.keys()])('of the kind %s are valid in their languages', async (slug) => {
    await parseShell(sample(slug, 'curl'));
    const errors: number[] = [];
    python.parse(sample(slug, 'python')).iterate({
      enter: ({type, from}) => {
        if (type.isError) errors.push(from);
      },
    });
    expect(errors, sample(slug, 'python')).toEqual([]);
    await transform(sample(slug, 'javascript'), {loader: 'js', format: 'esm'});
  });
});

describe('parameters', () => {
  const EXAMPLES = Object.fromEntries(
    modelOf('search').fields.map((field) => [
      fieldKey(field),
      typeof field.example === 'object' ? JSON.stringify(field.example) : String(field.example),
    ]),
  );
  const ADDRESS = [
    '/search/.3.4/;point=x,1?',
    'filter%5Ba%5D=1&filter%5Bb%5D%5Bc%5D=%E4%BD%A0&',
    'words=a%20b%20c&kinds=x%7Cy&list=1%2C5,2&each=1&each=2&lat=1&',
    'path=/a/b?c=d%26e%23f&',
    `query=${encodeURIComponent('[1,{"a":"b"}]').replace(/%20/g, '+')}`,
  ].join('');

  it('are written into the address as the description says, in samples as in the console', () => {
    const values = {...EMPTY_VALUES, fields: EXAMPLES};
    expect(urlOf('', modelOf('search'), values)).toBe(ADDRESS);
    expect(urlOf('', modelOf('search'), EMPTY_VALUES, true)).toBe(ADDRESS);
    expect(sent('search', values).address).toBe(ADDRESS);
    expect(sample('search', 'curl')).toContain("-H 'X-Ids: 5,6'");
    expect(checkRequest(modelOf('search'), values, BASE, '')).toEqual({});
    expect(checkRequest(modelOf('search'), {...values, fields: {...EXAMPLES, 'query.filter': '{'}}, BASE, '')).toEqual({
      'query.filter': ['应为 JSON'],
    });
  });
});
