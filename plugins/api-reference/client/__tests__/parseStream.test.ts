import {describe, expect, it} from 'vitest';
import {StreamParser, tokenOf} from '../tryIt/parseStream';

/** Parses a text in chunks of a given size, as a network may deliver it. */
function parse(text: string, size: number) {
  const parser = new StreamParser();
  const pieces = text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? [];
  return [...pieces.flatMap((piece) => parser.push(piece)), ...parser.end()];
}

const CASES: [string, string, {name?: string; data: string}[]][] = [
  ['server-sent events', 'data: {"1": "a"}\n\ndata: {"2": "b"}\n\n', [{data: '{"1": "a"}'}, {data: '{"2": "b"}'}]],
  ['named events, comments and ids', ': ping\nid: 4\nevent: note\ndata: x\n\n', [{name: 'note', data: 'x'}]],
  ['data on several lines', 'data: a\ndata: b\n\n', [{data: 'a\nb'}]],
  ['carriage returns', 'data: a\r\n\r\ndata: b\r\n\r\n', [{data: 'a'}, {data: 'b'}]],
  [
    'JSON lines',
    '{"event": "token", "data": {}}\n{"event": "end"}\n',
    [
      {name: 'token', data: '{"event": "token", "data": {}}'},
      {name: 'end', data: '{"event": "end"}'},
    ],
  ],
  ['JSON lines with empty lines between, as Langflow sends them', '{"a": 1}\n\n{"b": 2}\n\n', [{data: '{"a": 1}'}, {data: '{"b": 2}'}]],
  ['a last line without its end', '{"a": 1}\n{"b": 2}', [{data: '{"a": 1}'}, {data: '{"b": 2}'}]],
  ['an event without its closing line', 'data: a', [{data: 'a'}]],
  ['nothing', '', []],
];

describe('StreamParser', () => {
  for (const size of [1, 3, 1000]) {
    it.each(CASES)(`reads %s in pieces of ${size}`, (_name, text, events) => {
      expect(parse(text, size)).toEqual(events.map(({name, data}) => ({name, data})));
    });
  }
});

describe('tokenOf', () => {
  it.each([
    ['{"event": "token", "data": {"chunk": "你"}}', '你'],
    ['{"chunk": "好"}', '好'],
    ['{"event": "token", "chunk": "助"}', '助'],
    ['{"object": "response.chunk", "delta": {"content": "手"}}', '手'],
    ['{"object": "response.chunk", "delta": {}, "status": "completed"}', ''],
    ['{"event": "end", "data": {"chunk": "x"}}', ''],
    ['not JSON', ''],
    ['null', ''],
  ])('%s', (data, token) => expect(tokenOf({data})).toBe(token));
});
