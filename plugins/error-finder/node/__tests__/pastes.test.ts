import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {answeredSamples, measureForms, openWholeMatcher} from '../../../../lab/errors/measureForms';
import {measureTiers} from '../../../../lab/errors/measureTiers';
import {createRandom, pick} from '../../../../lab/errors/samples';
import {readAnswers} from '../../../../lib/errors/answers';
import {readMessageFile} from '../../../../lib/errors/messageFile';
import {placePattern} from '../../../../lib/errors/placePattern';
import {isCertain} from '../../../../lib/errors/rankPlacements';
import {createSurface} from '../../../../lib/errors/surface';
import {findAdvice} from '../../shared/findAdvice';
import type {EntryDetail} from '../../types';

const ROOT = path.join(__dirname, '../../../..');
const README = readFileSync(path.join(ROOT, 'errors/README.md'), 'utf8');
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
    // The table for contributors has every form, and is not better than what is measured here.
    const table = [...README.matchAll(/^\| ([^|]+) \| \d+ \| ([\d.]+)% \| [\d.]+% \|$/gm)].map(([, name, right]) => ({
      name,
      right: Number(right) / 100,
    }));
    expect(table.map(({name}) => name)).toEqual(results.map(({form}) => form.name));
    const written = table.slice(0, whole.length).reduce((all, {right}) => all + right, 0) / whole.length;
    expect(sum(whole, ({right}) => right) / sum(whole, ({tried}) => tried), told).toBeGreaterThanOrEqual(written - 0.03);
  });

  it('lead to the cause that stands inside a wrapper', async () => {
    const matcher = openWholeMatcher(ROOT);
    const firstCard = async (paste: string) => {
      const outcome = await matcher.match(paste);
      const {family} = await findAdvice(paste, outcome, (name) => matcher.read(name));
      return family?.id ?? (outcome.matches[0]?.detail as EntryDetail | undefined)?.answer;
    };
    const causes = [
      "No module named 'tiktoken'",
      'spawn mcp-nova ENOENT',
      '[Errno 111] Connection refused',
      'All connection attempts failed',
      "invalid literal for int() with base 10: ''",
      '[Errno 24] Too many open files',
      'database is locked',
      "'utf-8' codec can't decode byte 0xd0 in position 0: invalid continuation byte",
      '[SSL: WRONG_VERSION_NUMBER] wrong version number (_ssl.c:1006)',
    ];
    const alone = await Promise.all(causes.map(firstCard));
    expect(alone.filter((card) => card === undefined)).toEqual([]);
    // A gap at the end holds another message, which stands in quotes or parentheses or not.
    const wrappers = readAnswers(ROOT, readMessageFile(ROOT))
      .flatMap(({answers}) => answers)
      .filter(({wraps}) => wraps === 'inside')
      .flatMap(({messages, others}) => [...messages, ...others].filter((pattern) => /[:(] ?…[).]*$/.test(pattern)));
    expect(wrappers.length).toBeGreaterThan(25);
    const hidden: string[] = [];
    for (const [index, wrapper] of wrappers.entries()) {
      // Each wrapper gets a third of the causes, so that all of them take their turn.
      for (let at = index % 3; at < causes.length; at += 3) {
        const paste = `${wrapper.slice(0, wrapper.lastIndexOf('…')).replaceAll('…', 'abc')}${causes[at]}`;
        const card = await firstCard(paste);
        if (card !== alone[at]) hidden.push(`${paste} → ${card}`);
      }
    }
    expect(hidden.length, hidden.join('\n')).toBeLessThanOrEqual(Math.floor(wrappers.length * 0.1));
  });

  it.each([
    ['foreignPrograms.txt', 200, 4],
    ['foreignLogs.txt', 101, 1],
  ])('of other programs (%s) have no card and no symptom of Langflow', async (file, count, most) => {
    const matcher = openWholeMatcher(ROOT);
    const lines = readFileSync(path.join(ROOT, 'lib/errors/__tests__', file), 'utf8')
      .trim()
      .split('\n');
    const taken: string[] = [];
    for (const line of lines) {
      const outcome = await matcher.match(line);
      const {matches, nearest} = outcome;
      // A likely message has a card only if it has an answer.
      const card = matches[0] ?? nearest.find(({isLikely, detail}) => isLikely && (detail as EntryDetail).answer);
      const {family} = await findAdvice(line, outcome, (name) => matcher.read(name));
      if (card) taken.push(`${line} → ${card.pattern}`);
      else if (family?.kind === 'symptom') taken.push(`${line} → ${family.id}`);
    }
    expect(lines).toHaveLength(count);
    expect(taken.length, taken.join('\n')).toBeLessThanOrEqual(most);
  });

  it('of random messages of the program are recognised, and most have an answer or advice for their kind', async () => {
    const results = await measureTiers(openWholeMatcher(ROOT), readMessageFile(ROOT).messages, 68, 60);
    const share = (part: typeof results) => part.length / results.length;
    expect(share(results.filter(({isRecognised}) => isRecognised))).toBeGreaterThanOrEqual(0.9);
    expect(share(results.filter(({isAnswered, family}) => isAnswered || family))).toBeGreaterThanOrEqual(0.8);
  });
});
