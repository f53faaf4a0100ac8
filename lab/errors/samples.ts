import {VARIES} from '../../lib/errors/text';

/** Numbers from a seed: the same in every run. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Random = () => number;
export const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

const VALUES = [
  'my-flow',
  '9b2f7c1e-4a53-4f0e-8d65-0c6f9ab31d42',
  '42',
  'gpt-4o-mini',
  'ChatInput-x7Kd2',
  '/app/data/uploads/report.pdf',
  'http://127.0.0.1:11434',
  '订单助手',
  'collection_docs',
  "'NoneType' has no len()",
  'peer hung up (code 17)',
  'C:\\Users\\me\\docs\\报告.docx',
  'OpenAIModel',
  'user@example.com',
  '3',
  'qwen-max',
];

/** Puts made-up values in the place of what varies. */
export const fill = (pattern: string, random: Random): string =>
  pattern.split(VARIES).reduce((left, right) => left + pick(random, VALUES) + right);

const WRAPPERS: ((message: string) => string)[] = [
  (message) => `2026-03-04 10:21:33 [error    ] ${message}`,
  (message) => `langflow-1  | 2026-03-04 10:21:33 - ERROR - base - ${message}`,
  (message) => `\u001b[31m[03/04/26 10:21:33] ERROR\u001b[0m    ${message}`,
  (message) =>
    `Traceback (most recent call last):\n  File "/app/.venv/lib/python3.12/site-packages/lfx/graph/vertex/base.py", line 610, in _build_results\n    result = await self.run()\n             ^^^^^^^^^^^^^^^^\nValueError: ${message}`,
  (message) => `{"detail":${JSON.stringify(message)}}`,
  (message) => JSON.stringify({detail: {message, traceback: null}}),
  (message) => `HTTP/1.1 400 Bad Request\ncontent-type: application/json\n\n{"message":${JSON.stringify(message)}}`,
  (message) => message,
];

/** A message as people come upon it: in a log, a traceback, the answer of an API, a toast. */
export const wrap = (message: string, random: Random): string => pick(random, WRAPPERS)(message);

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Changes a share of the characters. */
export function damage(text: string, share: number, random: Random): string {
  return [...text].map((char) => (random() < share ? pick(random, [...LETTERS]) : char)).join('');
}

/** Cuts a share of the text off its beginning or its end. */
export function cut(text: string, share: number, random: Random): string {
  const length = Math.round(text.length * share);
  return random() < 0.5 ? text.slice(length) : text.slice(0, text.length - length);
}
