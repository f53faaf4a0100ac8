import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {FAULTS} from '../faults';

const ROOT = path.join(__dirname, '../../..');

it('each fault has a name of its own and a stage', () => {
  expect(new Set(FAULTS.map(({name}) => name)).size).toBe(FAULTS.length);
  expect(FAULTS.filter(({stages}) => Object.keys(stages).length === 0)).toEqual([]);
});

it('each change of a source file finds its text', () => {
  const edits = FAULTS.filter(({into}) => into === 'source')
    .flatMap(({changes}) => changes)
    .filter((change) => 'file' in change && 'find' in change);
  expect(edits.length).toBeGreaterThan(5);
  for (const {file, find, replace} of edits) {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    expect(text.replace(find, replace), `${file}: ${find}`).not.toBe(text);
  }
});
