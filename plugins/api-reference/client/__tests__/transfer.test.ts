import {describe, expect, it} from 'vitest';
import {DEFAULT_BASE} from '../../../../lib/connection/serverAddress';
import type {LandingGroup, RequestModel} from '../../types';
import {filterGroups} from '../filterGroups';
import {buildFetch} from '../tryIt/buildFetch';
import {formatBytes, formatDuration} from '../tryIt/formatAnswer';
import {fileNameOf, kindOf, MAX_EVENTS, type ReceivedBody, readResponse} from '../tryIt/readResponse';

const MODEL: RequestModel = {
  method: 'post',
  path: '/api/v1/run/{id}',
  fields: [
    {name: 'id', in: 'path', type: 'string', required: true},
    {name: 'ids', in: 'query', type: 'array', multiple: true},
    {name: 'x-trace', in: 'header', type: 'string'},
  ],
  body: {kind: 'json', required: false, example: '{"a": 1}', shape: {type: 'any'}},
  auth: true,
};
const KEY = 'sk-secret';
const base = DEFAULT_BASE;

describe('buildFetch', () => {
  const values = {fields: {'path.id': 'a/b c', 'query.ids': '1，2', 'header.x-trace': 't'}, files: {}};

  it('fills in path, query, headers and body', () => {
    const {path, init} = buildFetch({model: MODEL, values, files: {}, base, apiKey: KEY});
    expect(path).toBe('/api/v1/run/a%2Fb%20c?ids=1&ids=2');
    expect(Object.fromEntries(init.headers as Headers)).toEqual({'content-type': 'application/json', 'x-api-key': KEY, 'x-trace': 't'});
    expect(init).toMatchObject({method: 'POST', body: '{"a": 1}'});
  });

  it('keeps the key out of the address, and out of operations that take none', () => {
    expect(buildFetch({model: MODEL, values, files: {}, base, apiKey: KEY}).path).not.toContain(KEY);
    const {init} = buildFetch({model: {...MODEL, auth: false}, values, files: {}, base, apiKey: KEY});
    expect((init.headers as Headers).has('x-api-key')).toBe(false);
  });

  it('builds forms, and leaves their media type to the browser', () => {
    const fields = [
      {name: 'note', in: 'form', type: 'string'},
      {name: 'file', in: 'form', type: 'file', multiple: true},
    ] as const;
    const file = new File(['x'], '文件.txt');
    const outgoing = {values: {fields: {'form.note': 'n'}, files: {}}, files: {'form.file': [file, file]}, base, apiKey: ''};
    const multipart = buildFetch({...outgoing, model: {...MODEL, body: {kind: 'multipart', required: true, fields: [...fields]}}});
    expect([...(multipart.init.body as FormData).keys()]).toEqual(['note', 'file', 'file']);
    expect((multipart.init.headers as Headers).has('content-type')).toBe(false);
    const urlencoded = buildFetch({...outgoing, model: {...MODEL, body: {kind: 'urlencoded', required: true, fields: [...fields]}}});
    expect(String(urlencoded.init.body)).toBe('note=n');
  });
});

describe('kindOf and fileNameOf', () => {
  it.each([
    ['application/json', '', 'text'],
    ['text/html; charset=utf-8', '', 'text'],
    ['text/event-stream', '', 'events'],
    ['application/x-ndjson', '', 'events'],
    ['application/zip', '', 'file'],
    ['image/png', '', 'file'],
    ['application/json', 'attachment; filename=a.json', 'file'],
    ['', '', 'text'],
  ])('%s %s', (type, disposition, kind) => {
    expect(kindOf(new Headers({'content-type': type, 'content-disposition': disposition}))).toBe(kind);
  });

  it.each([
    ['attachment; filename="notes.txt"', 'application/zip', '/x', 'notes.txt'],
    ["attachment; filename=x; filename*=UTF-8''%E7%AC%94%E8%AE%B0.txt", '', '/x', '笔记.txt'],
    ["attachment; filename*=UTF-8''%E7", 'application/zip', '/x', 'download.zip'],
    ['', 'image/png', '/files/%E5%9B%BE.png', '图.png'],
    ['', 'application/octet-stream', '/files/3fa85f64', 'download'],
    ['', 'application/zip', '/%E4%B8/%zz', 'download.zip'],
  ])('%s %s %s', (disposition, type, path, name) => {
    expect(fileNameOf(new Headers({'content-disposition': disposition, 'content-type': type}), `http://h${path}`)).toBe(name);
  });
});

describe('readResponse', () => {
  const streamOf = (...pieces: Uint8Array[]) =>
    new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(piece);
        controller.close();
      },
    });
  const bytes = (text: string) => new TextEncoder().encode(text);

  it('joins characters that were cut in the middle', async () => {
    const whole = bytes('{"a": "中文"}');
    const response = new Response(streamOf(whole.slice(0, 9), whole.slice(9)), {headers: {'content-type': 'application/json'}});
    expect(await readResponse(response, () => undefined)).toMatchObject({kind: 'text', text: '{"a": "中文"}', bytes: whole.length});
  });

  it.each([
    ['text/plain; charset=GBK', [0xd6, 0xd0, 0xce, 0xc4], '中文'],
    ['application/json;charset="gb18030"', [0x22, 0xb2, 0xbf, 0xca, 0xf0, 0x22], '"部署"'],
    ['text/html; Charset = big5', [0xb3, 0xa1, 0xb8, 0x70], '部署'],
    ['text/plain; charset=iso-8859-1', [0xe9], 'é'],
    // UTF-8 if the charset is unknown.
    ['text/plain; charset=no-such', [0xe4, 0xb8, 0xad], '中'],
    ['text/plain', [0xe4, 0xb8, 0xad], '中'],
  ])('reads %s in its charset', async (type, content, text) => {
    const [first = 0, ...rest] = content;
    const response = new Response(streamOf(new Uint8Array([first]), new Uint8Array(rest)), {headers: {'content-type': type}});
    expect((await readResponse(response, () => undefined)).text).toBe(text);
  });

  it('reports messages as they come, and keeps the last', async () => {
    const lines = Array.from({length: MAX_EVENTS + 5}, (_, index) =>
      bytes(`${JSON.stringify({event: 'token', data: {chunk: String(index % 10)}})}\n`),
    );
    const reports: ReceivedBody[] = [];
    const response = new Response(streamOf(...lines), {headers: {'content-type': 'text/event-stream'}});
    const last = await readResponse(response, (received) => reports.push(received));
    expect(reports[1]).toMatchObject({eventCount: 1, tokens: '0'});
    expect(last.events).toHaveLength(MAX_EVENTS);
    expect(last.events.at(-1)).toMatchObject({number: MAX_EVENTS + 5, name: 'token'});
    expect(last.tokens).toHaveLength(MAX_EVENTS + 5);
  });

  it('keeps a download as it is', async () => {
    const response = new Response(streamOf(new Uint8Array([0, 255, 7])), {headers: {'content-type': 'application/zip'}});
    const {file} = await readResponse(response, () => undefined);
    expect([...new Uint8Array((await file?.arrayBuffer()) as ArrayBuffer)]).toEqual([0, 255, 7]);
  });

  it('copes with a response without a body', async () => {
    expect(await readResponse(new Response(null, {status: 204}), () => undefined)).toMatchObject({text: '', bytes: 0});
  });
});

describe('formatAnswer', () => {
  it('writes sizes and durations', () => {
    expect([formatBytes(12), formatBytes(2048), formatBytes(3_500_000)]).toEqual(['12 B', '2.0 KB', '3.3 MB']);
    expect([formatDuration(12.4), formatDuration(2345)]).toEqual(['12 ms', '2.3 s']);
  });
});

describe('filterGroups', () => {
  const operation = (title: string, method: 'get' | 'post', path: string) => ({
    title,
    method,
    path,
    slug: 's',
    deprecated: false,
    permalink: '/',
  });
  const groups: LandingGroup[] = [
    {
      name: 'Flows',
      label: '流程',
      id: 'f',
      description: '',
      operations: [operation('读取流程', 'get', '/api/v1/flows/'), operation('创建', 'post', '/api/v1/flows/')],
    },
    {name: 'Files', label: '文件', id: 'g', description: '', operations: [operation('上传', 'post', '/api/v2/files')]},
  ];
  const found = (query: string) => filterGroups(groups, query).flatMap((group) => group.operations.map(({title}) => title));

  it.each([
    ['', ['读取流程', '创建', '上传']],
    ['流程', ['读取流程', '创建']],
    ['POST', ['创建', '上传']],
    ['ｐｏｓｔ files', ['上传']],
    ['/flows get', ['读取流程']],
    ['没有', []],
  ])('%s', (query, titles) => expect(found(query)).toEqual(titles));
});
