import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {createRandom, cut, damage, fill, pick, wrap} from '../../../lab/errors/samples';
import {buildErrorIndex} from '../buildIndex';
import {ErrorMatcher} from '../matcher';
import {readMessageFile} from '../messageFile';
import {normalisePattern} from '../text';
import type {Message} from '../types';

const ROOT = path.join(__dirname, '../../..');
const {messages} = readMessageFile(ROOT);
const textsOf = ({pattern, zh}: Message) => (zh ? [pattern, zh] : [pattern]);
const files = buildErrorIndex(messages.map((message) => ({texts: textsOf(message), detail: message.places})));
const sizes = new Map<string, number>();
const sizeOf = (file: string): number => {
  const size = sizes.get(file) ?? brotliCompressSync(files.get(file) as string).length;
  sizes.set(file, size);
  return size;
};

type Change = (text: string, random: () => number) => string;

/** Draws messages, fills and wraps them, and counts what is recognised; each is a first query. */
async function recognise(seed: number, change: Change) {
  const random = createRandom(seed);
  const missed: string[] = [];
  const bytes: number[] = [];
  for (let i = 0; i < 400; i += 1) {
    const message = pick(random, messages);
    const pattern = pick(random, textsOf(message));
    const text = wrap(change(fill(pattern, random), random), random);
    const read = new Set<string>();
    const matcher = new ErrorMatcher(async (file) => {
      read.add(file);
      return files.get(file) as string;
    });
    const {matches, nearest} = await matcher.match(text);
    // A message with a damaged name is only likely.
    const first = matches[0] ?? nearest.find(({isLikely}) => isLikely);
    const isRight = first && textsOf(message).some((wanted) => normalisePattern(wanted) === normalisePattern(first.pattern));
    if (!isRight) missed.push(pattern);
    bytes.push([...read].reduce((sum, file) => sum + sizeOf(file), 0));
  }
  bytes.sort((a, b) => a - b);
  return {missed, median: bytes[200] as number, most: bytes.at(-1) as number};
}

describe('ErrorMatcher', () => {
  it('knows 98 of 100 messages again, in whatever they come wrapped', async () => {
    const {missed, median, most} = await recognise(2026, (text) => text);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(8);
    // Besides these comes the code of the worker.
    expect(median).toBeLessThanOrEqual(45_000);
    expect(most).toBeLessThanOrEqual(105_000);
  });

  it('knows them again where characters have changed, or an end is missing', async () => {
    const damaged = await recognise(5, (text, random) => damage(text, 0.05, random));
    expect(damaged.missed.length, damaged.missed.join('\n')).toBeLessThanOrEqual(28);
    const short = await recognise(6, (text, random) => cut(text, 0.05, random));
    expect(short.missed.length, short.missed.join('\n')).toBeLessThanOrEqual(20);
  });

  it('takes no message of other programs for one of Langflow', async () => {
    const matcher = new ErrorMatcher(async (file) => files.get(file) as string);
    const lines = readFileSync(path.join(__dirname, 'foreign.txt'), 'utf8').trim().split('\n');
    const taken: string[] = [];
    for (const line of lines) {
      const {matches} = await matcher.match(line);
      if (matches[0]) taken.push(`${line} → ${matches[0].pattern}`);
    }
    expect(lines).toHaveLength(150);
    expect(taken.length, taken.join('\n')).toBeLessThanOrEqual(4);
  });

  it('shows the values of the reader, and the inner message before the outer one', async () => {
    const texts = ['Error building Component …: …', "Agent needs a model: pick one for '…'"].map((pattern) => ({
      texts: [pattern],
      detail: {},
    }));
    const small = buildErrorIndex(texts);
    const {matches} = await new ErrorMatcher(async (file) => small.get(file) as string).match(
      "Error building Component Agent-x1: \n\nAgent needs a model: pick one for 'qwen-max'",
    );
    expect(matches.map(({pattern, values}) => [pattern, values])).toEqual([
      ["Agent needs a model: pick one for '…'", ['qwen-max']],
      ['Error building Component …: …', ['Agent-x1', "Agent needs a model: pick one for 'qwen-max'"]],
    ]);
  });
});
