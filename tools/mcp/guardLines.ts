import {type Readable, Transform, type TransformCallback, type Writable} from 'node:stream';
import {ErrorCode, JSONRPCMessageSchema} from '@modelcontextprotocol/sdk/types.js';

const NEWLINE = 0x0a;
const BYTE_ORDER_MARK = '\uFEFF';
/** The SDK transport does not accept longer lines and stops on one. */
const MAX_LINE_BYTES = 10 * 1024 * 1024;

/** Why a line is not a valid protocol message; `id` of the request if known. */
type Refusal = {code: number; reason: string; id: string | number | null};

const parseError = (reason: string): Refusal => ({code: ErrorCode.ParseError, reason, id: null});

function idOf(value: unknown): Refusal['id'] {
  const {id} = (value ?? {}) as {id?: unknown};
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}

/** Checks an incoming line. Reasons do not quote the line, because it may contain a key. */
function findRefusal(line: string): Refusal | undefined {
  if (line.startsWith(BYTE_ORDER_MARK)) return parseError('以 BOM（字节顺序标记）开头；用不带 BOM 的 UTF-8 发送');
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return parseError('不是完整的 JSON；一行应是一条完整的消息');
  }
  const refuse = (reason: string): Refusal => ({code: ErrorCode.InvalidRequest, reason, id: idOf(value)});
  if (Array.isArray(value)) return refuse('是批量消息（列表）；一行只发一条');
  return JSONRPCMessageSchema.safeParse(value).success ? undefined : refuse('不是 JSON-RPC 2.0 消息；应有 jsonrpc: "2.0" 和 method');
}

/** Outputs of the guard: responses for the client, and messages for the person who started the server. */
export type Outlets = {answers: Writable; complain: (text: string) => void};

/** Passes valid messages on and responds to other lines with a JSON-RPC error; the SDK would ignore them silently. */
class LineGuard extends Transform {
  private rest = Buffer.alloc(0);
  private isTooLong = false;

  constructor(private readonly outlets: Outlets) {
    super();
  }

  private refuse({code, reason, id}: Refusal, bytes: number): void {
    const message = `收到的一行${reason}`;
    this.outlets.answers.write(`${JSON.stringify({jsonrpc: '2.0', id, error: {code, message}})}\n`);
    this.outlets.complain(`${message}（${bytes} 个字节，没有处理）`);
  }

  private judge(bytes: Buffer): void {
    const line = bytes.toString('utf8').replace(/\r$/, '');
    if (line.trim() === '') return;
    const refusal = findRefusal(line);
    if (refusal) this.refuse(refusal, bytes.length);
    else this.push(`${line}\n`);
  }

  private receive(chunk: Buffer): void {
    let bytes = Buffer.concat([this.rest, chunk]);
    for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE)) {
      if (!this.isTooLong) this.judge(bytes.subarray(0, end));
      this.isTooLong = false;
      bytes = bytes.subarray(end + 1);
    }
    if (bytes.length > MAX_LINE_BYTES) {
      if (!this.isTooLong) this.refuse(parseError(`超过 ${MAX_LINE_BYTES} 个字节；分成小的消息`), bytes.length);
      this.isTooLong = true;
    }
    this.rest = this.isTooLong ? Buffer.alloc(0) : bytes;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.receive(chunk);
    done();
  }

  override _flush(done: TransformCallback): void {
    // The stream ended in the middle of a line.
    if (!this.isTooLong) this.judge(this.rest);
    done();
  }
}

/** Filters a stream for lines that are protocol messages. */
export const guardLines = (input: Readable, outlets: Outlets): Transform => input.pipe(new LineGuard(outlets));
