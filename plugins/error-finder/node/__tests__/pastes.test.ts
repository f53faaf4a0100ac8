import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {answeredSamples, measureForms, openWholeMatcher} from '../../../../lab/errors/measureForms';
import {createRandom, pick} from '../../../../lab/errors/samples';
import {readAnswers} from '../../../../lib/errors/answers';
import {readMessageFile} from '../../../../lib/errors/messageFile';
import {placePattern} from '../../../../lib/errors/placePattern';
import {isCertain} from '../../../../lib/errors/rankPlacements';
import {createSurface} from '../../../../lib/errors/surface';
import type {EntryDetail} from '../../types';

const ROOT = path.join(__dirname, '../../../..');
const samples = answeredSamples(readAnswers(ROOT, readMessageFile(ROOT)).flatMap(({answers}) => answers));

const quoted = /(?<=')[a-z][a-z0-9_]{3,40}(?=')(?!':)/;

const NAMES = ['quixotic', 'zebrafish', 'marmalade', 'hedgehog'];

/** Puts other names in quotes and other numbers, each in one place; undefined if there is none. */
function swapOne(pattern: string, random: () => number): string | undefined {
  // Longer patterns are compared only at their beginning.
  const places = [...pattern.slice(0, 250).matchAll(/(?<=['"`])[A-Za-z][\w.-]{2,40}(?=['"`])|\b\d{1,5}\b|\b[a-z]+_[a-z_]+\b(?! ?[…=:])/g)];
  const place = places.length > 0 ? pick(random, places) : undefined;
  if (!place) return undefined;
  const other = /^\d/.test(place[0]) ? String(Number(place[0]) + 11) : pick(random, NAMES);
  return pattern.slice(0, place.index) + other + pattern.slice(place.index + place[0].length);
}

describe('pastes', () => {
  it('are never certainly a message with another name or number', () => {
    const random = createRandom(68);
    const wrong: string[] = [];
    let tried = 0;
    for (const {pattern} of samples) {
      const swapped = swapOne(pattern, random);
      if (swapped === undefined) continue;
      tried += 1;
      const placed = placePattern(pattern, createSurface(swapped.replaceAll('…', 'xyz')));
      if (placed && isCertain(placed)) wrong.push(`${pattern} ← ${swapped}`);
    }
    expect(tried).toBeGreaterThan(150);
    expect(wrong).toEqual([]);
  });

  it('are never certainly a message with a longer name', () => {
    const wrong = samples
      .filter(({pattern}) => quoted.test(pattern) && pattern.length < 250 && pattern.split(quoted.exec(pattern)?.[0] ?? '').length === 2)
      .filter(({pattern}) => {
        const longer = pattern.replace(quoted, (name) => `${name}.zebrafish`).replaceAll('…', 'xyz');
        const placed = placePattern(pattern, createSurface(longer));
        return placed && isCertain(placed);
      });
    expect(wrong).toEqual([]);
  });

  it('lead to the answer in every form', async () => {
    // A small sample in each run; `npm run errors:forms` measures all of them.
    const results = await measureForms(openWholeMatcher(ROOT), samples, 68, 0.01);
    const sum = (part: typeof results, count: (result: (typeof results)[number]) => number) =>
      part.reduce((all, one) => all + count(one), 0);
    const [whole, parts] = [results.filter(({form}) => !form.isPartial), results.filter(({form}) => form.isPartial)];
    const told = results.flatMap(({form, wrong, missed}) => [...wrong, ...missed].map((line) => `${form.name}: ${line}`)).join('\n');
    expect(sum(whole, ({right}) => right) / sum(whole, ({tried}) => tried), told).toBeGreaterThanOrEqual(0.95);
    expect(sum(parts, ({right}) => right) / sum(parts, ({tried}) => tried), told).toBeGreaterThanOrEqual(0.75);
    expect(sum(results, ({wrong}) => wrong.length) / sum(results, ({tried}) => tried), told).toBeLessThanOrEqual(0.02);
  });

  it('of other programs have no card of Langflow', async () => {
    const matcher = openWholeMatcher(ROOT);
    const lines = readFileSync(path.join(ROOT, 'lib/errors/__tests__/foreignPrograms.txt'), 'utf8').trim().split('\n');
    const taken: string[] = [];
    for (const line of lines) {
      const {matches, nearest} = await matcher.match(line);
      // A likely message has a card only if it has an answer.
      const card = matches[0] ?? nearest.find(({isLikely, detail}) => isLikely && (detail as EntryDetail).answer);
      if (card) taken.push(`${line} → ${card.pattern}`);
    }
    expect(lines).toHaveLength(200);
    expect(taken.length, taken.join('\n')).toBeLessThanOrEqual(4);
  });
});
