import {decodePart} from '../../../../lib/text/cutText';
import {type StreamEvent, StreamParser, tokenOf} from './parseStream';

/** How a response is shown. */
export type AnswerKind = 'text' | 'events' | 'file';

/** A message with its 1-based position in the stream. */
export type NumberedEvent = StreamEvent & {number: number};

/** The part of a response that has arrived. */
export type ReceivedBody = {
  kind: AnswerKind;
  bytes: number;
  /** Text of the body, if it is text. */
  text: string;
  /** The last messages of a stream; `eventCount` counts all. */
  events: NumberedEvent[];
  eventCount: number;
  /** Pieces of generated text, joined. */
  tokens: string;
  /** The body of a download, once it is complete. */
  file?: Blob;
};

/** Maximum number of messages kept: a log may stream for hours. */
export const MAX_EVENTS = 200;

/** Decides by the headers how a response is shown. */
export function kindOf(headers: Headers): AnswerKind {
  const type = (headers.get('content-type') ?? '').toLowerCase();
  if (/event-stream|ndjson|jsonl|stream\+json/.test(type)) return 'events';
  if (/attachment/i.test(headers.get('content-disposition') ?? '')) return 'file';
  return type === '' || /^text\/|json|xml|javascript|yaml|x-www-form-urlencoded/.test(type) ? 'text' : 'file';
}

const EXTENSIONS: Record<string, string> = {
  zip: '.zip',
  json: '.json',
  pdf: '.pdf',
  png: '.png',
  jpeg: '.jpg',
  gif: '.gif',
  'svg+xml': '.svg',
  webp: '.webp',
};

function announcedName(headers: Headers): string | undefined {
  const disposition = headers.get('content-disposition') ?? '';
  const encoded = /filename\*=(?:UTF-8|utf-8)''([^;]+)/.exec(disposition)?.[1];
  return (encoded && decodePart(encoded)) || /filename="?([^";]+)"?/.exec(disposition)?.[1];
}

/**
 * A file name for a download. Browsers hide the header with the name from other origins unless the server exposes it, which Langflow does
 * not. In that case the name comes from the address and the media type.
 */
export function fileNameOf(headers: Headers, url: string): string {
  const last = decodePart(new URL(url).pathname.split('/').at(-1) ?? '') ?? '';
  const extension = EXTENSIONS[/^\w+\/([\w+]+)/.exec(headers.get('content-type') ?? '')?.[1] ?? ''] ?? '';
  return announcedName(headers) ?? (/\.\w+$/.test(last) ? last : `download${extension}`);
}

type State = ReceivedBody & {parser: StreamParser; decoder: TextDecoder; chunks: Uint8Array<ArrayBuffer>[]};

function addEvents(state: State, events: StreamEvent[]): void {
  const numbered = events.map((event, index) => ({...event, number: state.eventCount + index + 1}));
  state.eventCount += events.length;
  state.tokens += events.map(tokenOf).join('');
  state.events = [...state.events, ...numbered].slice(-MAX_EVENTS);
}

function addChunk(state: State, chunk: Uint8Array<ArrayBuffer>): void {
  state.bytes += chunk.byteLength;
  if (state.kind === 'file') {
    state.chunks.push(chunk);
    return;
  }
  const text = state.decoder.decode(chunk, {stream: true});
  if (state.kind === 'events') addEvents(state, state.parser.push(text));
  else state.text += text;
}

function finish(state: State, type: string): void {
  if (state.kind === 'file') state.file = new Blob(state.chunks, {type});
  else if (state.kind === 'events') addEvents(state, [...state.parser.push(state.decoder.decode()), ...state.parser.end()]);
  else state.text += state.decoder.decode();
}

/** Decodes text in the charset of the response; UTF-8 if there is none or the browser does not know it. */
function decoderOf(headers: Headers): TextDecoder {
  const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(headers.get('content-type') ?? '')?.[1];
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}

const snapshot = ({kind, bytes, text, events, eventCount, tokens, file}: State): ReceivedBody => ({
  kind,
  bytes,
  text,
  events,
  eventCount,
  tokens,
  file,
});

/**
 * Reads a response to its end and reports the state after every chunk.
 *
 * @throws the error that broke the connection; everything before it has been reported
 */
export async function readResponse(response: Response, report: (received: ReceivedBody) => void): Promise<ReceivedBody> {
  const kind = kindOf(response.headers);
  const state: State = {
    kind,
    bytes: 0,
    text: '',
    events: [],
    eventCount: 0,
    tokens: '',
    parser: new StreamParser(),
    decoder: decoderOf(response.headers),
    chunks: [],
  };
  const reader = (response.body as ReadableStream<Uint8Array<ArrayBuffer>> | null)?.getReader();
  report(snapshot(state));
  while (reader) {
    const {done, value} = await reader.read();
    if (done) break;
    addChunk(state, value);
    report(snapshot(state));
  }
  finish(state, response.headers.get('content-type') ?? '');
  const received = snapshot(state);
  report(received);
  return received;
}
