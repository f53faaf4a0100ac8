import path from 'node:path';
import {readQueries} from 'docusaurus-search-zh/node/evaluate';
import {describe, expect, it} from 'vitest';

describe('the questions that people have asked in public', () => {
  const questions = readQueries(path.join(__dirname, '../../../search/queries/questions-1.13.jsonl')) as {
    q: string;
    answered?: string;
    lacks?: string;
    read?: string;
  }[];

  it('each say whether their pages answer them, since when, and what is lacking', () => {
    const undecided = questions.filter(({answered, lacks, read}) => {
      const decided = answered === 'full' ? lacks === undefined : answered === 'part' && lacks;
      return !decided || !/^\d{4}-\d{2}-\d{2}$/.test(read ?? '');
    });
    expect(undecided.map(({q}) => q)).toEqual([]);
  });

  it('are answered in full, but for two', () => {
    expect(questions.filter(({answered}) => answered !== 'full').length).toBeLessThanOrEqual(2);
  });
});
