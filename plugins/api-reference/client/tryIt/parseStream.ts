/** One message of a streamed response. */
export type StreamEvent = {name?: string; data: string};

const FIELD = /^(data|event|id|retry)(?::\s?(.*))?$/;

function nameInJson(data: string): string | undefined {
  try {
    const value: unknown = JSON.parse(data);
    const name = (value as {event?: unknown} | null)?.event;
    return typeof name === 'string' ? name : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Splits a streamed text into messages as it arrives.
 *
 * It reads both server-sent events and newline-delimited JSON: Langflow sends JSON lines under the media type of server-sent events, and
 * each line shows which of the two it is.
 */
export class StreamParser {
  private rest = '';
  private name: string | undefined;
  private data: string[] = [];

  /** Adds a chunk of text and returns the messages that it completes. */
  push(text: string): StreamEvent[] {
    const lines = (this.rest + text).split(/\r\n|\n|\r(?!$)/);
    this.rest = lines.pop() ?? '';
    return lines.flatMap((line) => this.takeLine(line));
  }

  /** Ends the stream: a last line without a line break is also a message. */
  end(): StreamEvent[] {
    const last = this.rest.trim() ? this.takeLine(this.rest) : [];
    this.rest = '';
    return [...last, ...this.flush()];
  }

  private takeLine(line: string): StreamEvent[] {
    if (line === '') return this.flush();
    if (line.startsWith(':')) return [];
    const field = FIELD.exec(line);
    if (!field) return [...this.flush(), {name: nameInJson(line), data: line}];
    if (field[1] === 'data') this.data.push(field[2] ?? '');
    if (field[1] === 'event') this.name = field[2];
    return [];
  }

  private flush(): StreamEvent[] {
    const data = this.data.join('\n');
    const event = this.data.length > 0 ? [{name: this.name ?? nameInJson(data), data}] : [];
    this.name = undefined;
    this.data = [];
    return event;
  }
}

/** The piece of generated text in a message; the pieces can be joined to one text. */
export function tokenOf({data}: StreamEvent): string {
  try {
    const value = JSON.parse(data) as {event?: unknown; data?: {chunk?: unknown}; chunk?: unknown; delta?: {content?: unknown}} | null;
    // In this order: events of a flow, of the assistant, and of the OpenAI-compatible endpoint.
    const chunk = (value?.event === 'token' ? value.data?.chunk : undefined) ?? value?.chunk ?? value?.delta?.content;
    return typeof chunk === 'string' ? chunk : '';
  } catch {
    return '';
  }
}
