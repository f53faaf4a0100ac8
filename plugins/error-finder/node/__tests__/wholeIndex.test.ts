import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readAnswers} from '../../../../lib/errors/answers';
import {buildErrorIndex} from '../../../../lib/errors/buildIndex';
import {readFamilies} from '../../../../lib/errors/families';
import {ErrorMatcher} from '../../../../lib/errors/matcher';
import {readMessageFile} from '../../../../lib/errors/messageFile';
import {readSubsystems} from '../../../../lib/errors/subsystems';
import type {EntryDetail} from '../../types';
import {buildEntries} from '../buildEntries';

const ROOT = path.join(__dirname, '../../../..');
const file = readMessageFile(ROOT);
const groups = readAnswers(ROOT, file);
const entries = buildEntries({
  ...file,
  groups,
  subsystems: readSubsystems(ROOT),
  families: readFamilies(ROOT),
  catalog: [],
  titles: new Map(),
  baseUrl: '/',
});
const files = buildErrorIndex(entries);
const matcher = new ErrorMatcher(async (name) => files.get(name) as string);
const FOREIGN = path.join(ROOT, 'lib/errors/__tests__/foreign.txt');

describe('the whole index', () => {
  it('takes no message of programs that it does not know for one that it does', async () => {
    const taken: string[] = [];
    for (const line of readFileSync(FOREIGN, 'utf8').trim().split('\n')) {
      const {matches} = await matcher.match(line);
      if (matches[0]) taken.push(`${line} → ${matches[0].pattern}`);
    }
    expect(taken.length, taken.join('\n')).toBeLessThanOrEqual(4);
  });

  it('leads every message of an answer to that answer', async () => {
    const missed: string[] = [];
    for (const {id, messages, others} of groups.flatMap(({answers}) => answers)) {
      // The first two of each say enough about the rest.
      for (const pattern of [...messages, ...others].slice(0, 2)) {
        const {matches} = await matcher.match(pattern.replaceAll('…', 'xyz'));
        if (!matches.slice(0, 2).some(({detail}) => (detail as EntryDetail).answer === id)) missed.push(`${id}: ${pattern}`);
      }
    }
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(12);
  });

  it('says of every message of the program where it comes from', () => {
    for (const {texts, detail} of entries) expect((detail as EntryDetail).origin, texts[0]).toBeTruthy();
  });
});
