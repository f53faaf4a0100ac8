import {PassThrough, Readable} from 'node:stream';
import {describe, expect, it} from 'vitest';
import {guardLines} from '../guardLines';

/** Result for bytes that arrive in chunks: the lines that pass, the responses, and the messages for people. */
async function send(...chunks: (string | Buffer)[]) {
  const answers = new PassThrough();
  const told: string[] = [];
  const guarded = guardLines(Readable.from(chunks.map((chunk) => Buffer.from(chunk as string))), {
    answers,
    complain: (text) => told.push(text),
  });
  const passed = (await guarded.setEncoding('utf8').toArray()).join('');
  const lines = String(answers.read() ?? '').split('\n');
  const errors = lines.filter(Boolean).map((line) => JSON.parse(line) as {id: unknown; error: {code: number; message: string}});
  return {passed, errors: errors.map(({id, error}) => [id, error.code]), messages: errors.map(({error}) => error.message), told};
}

const PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
const PARSE = -32_700;
const INVALID = -32_600;

describe('guardLines', () => {
  it('lets messages through, in whatever pieces they come', async () => {
    const text = `${PING}\r\n\n{"jsonrpc":"2.0","method":"说明"}\n`;
    const bytes = Buffer.from(text);
    const expected = `${PING}\n{"jsonrpc":"2.0","method":"说明"}\n`;
    expect(await send(text)).toMatchObject({passed: expected, errors: [], told: []});
    expect((await send(...[...bytes].map((byte) => Buffer.from([byte])))).passed).toBe(expected);
  });

  it.each<[string, string | Buffer, [unknown, number]]>([
    ['garbage', 'hello\n', [null, PARSE]],
    ['an HTTP request', 'GET / HTTP/1.1\n', [null, PARSE]],
    ['a line cut off', `${PING.slice(0, -3)}\n`, [null, PARSE]],
    ['a byte order mark', `\uFEFF${PING}\n`, [null, PARSE]],
    ['UTF-16', Buffer.from(`${PING}\n`, 'utf16le'), [null, PARSE]],
    ['a batch', `[${PING},${PING}]\n`, [null, INVALID]],
    ['an empty batch', '[]\n', [null, INVALID]],
    ['a number', '5\n', [null, INVALID]],
    ['null', 'null\n', [null, INVALID]],
    ['no version', '{"id":7,"method":"ping"}\n', [7, INVALID]],
    ['no method', '{"jsonrpc":"2.0","id":"a"}\n', ['a', INVALID]],
    ['an id that is none', '{"jsonrpc":"2.0","id":{},"method":"ping"}\n', [null, INVALID]],
    ['an end in the middle of a line', PING.slice(0, 20), [null, PARSE]],
  ])('answers %s with an error, says so, and goes on', async (_name, line, error) => {
    const before = await send(`${PING}\n`, line);
    expect(before.passed).toBe(`${PING}\n`);
    expect(before.errors[0]).toEqual(error);
    expect(before.told[0]).toMatch(/^收到的一行.*（\d+ 个字节，没有处理）$/);
    if (String(line).endsWith('\n')) expect((await send(line, `${PING}\n`)).passed).toContain(PING);
  });

  it('answers a line without end once, and goes on after it', async () => {
    const piece = 'x'.repeat(6 * 1024 * 1024);
    const {passed, errors} = await send(piece, piece, piece, `\n${PING}\n`);
    expect(errors).toEqual([[null, PARSE]]);
    expect(passed).toBe(`${PING}\n`);
  });

  it('repeats nothing of a line, which may hold a key', async () => {
    const {messages, told} = await send('{"api_key": "sk-secret"\n');
    expect([...messages, ...told].join('\n')).not.toContain('secret');
  });
});
