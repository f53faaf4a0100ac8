import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {findOutdated, readAnswers} from '../answers';
import {readMessageFile} from '../messageFile';
import type {MessageFile} from '../types';

const ROOT = path.join(__dirname, '../../..');
const FILE: MessageFile = {
  versions: ['1.12', '1.13'],
  messages: [
    {pattern: 'Flow … is not there', places: []},
    {pattern: 'An old message', until: '1.12', places: []},
  ],
};

const answer = (id: string, rest: string) =>
  `  - id: ${id}\n    title: 标题\n    from: API\n    meaning: 意思\n    causes: [{when: 原因, do: 办法}]\n${rest}`;

function siteWith(answers: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'answers-'));
  mkdirSync(path.join(folder, 'errors/answers'), {recursive: true});
  writeFileSync(path.join(folder, 'errors/answers/api.yaml'), `order: 1\ntitle: API\nanswers:\n${answers}`);
  return folder;
}

describe('readAnswers', () => {
  it('reads those of this site, none of which is out of date', () => {
    const messages = readMessageFile(ROOT);
    const groups = readAnswers(ROOT, messages);
    expect(groups.flatMap(({answers}) => answers).length).toBeGreaterThan(300);
    expect(findOutdated(groups, messages)).toEqual([]);
  });

  it('refuses a message that the program does not have, a repeated id, and what is too short to know', () => {
    const folder = siteWith(
      answer('a', '    messages: [No such message at all]\n') + answer('a', '    others: ["… no …"]\n') + answer('b', ''),
    );
    expect(() => readAnswers(folder, FILE)).toThrow(/No such message at all[\s\S]*用过的 a[\s\S]*不少于 8 个[\s\S]*至少有一条/);
  });

  it('says which answers are out of date', () => {
    const folder = siteWith(answer('new', '    messages: ["Flow … is not there"]\n') + answer('old', '    messages: [An old message]\n'));
    expect(findOutdated(readAnswers(folder, FILE), FILE)).toEqual([expect.stringContaining('api.yaml 的 old')]);
  });
});
