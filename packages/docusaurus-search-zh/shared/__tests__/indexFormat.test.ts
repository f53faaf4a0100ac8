import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {packGroups, packPostings, packTerms, readPostings, unpackGroups, unpackTerms} from '../indexFormat';

describe('packTerms', () => {
  it('is undone by unpackTerms', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({minLength: 1, maxLength: 50})), (terms) => {
        const sorted = [...terms].sort();
        expect(unpackTerms(packTerms(sorted))).toEqual(sorted);
      }),
    );
  });
});

describe('packPostings', () => {
  const read = (packed: number[]) => {
    const postings = new Map<number, number>();
    readPostings(packed, (section, weight) => postings.set(section, weight));
    return postings;
  };

  it('is undone by readPostings', () => {
    const postings = fc.array(fc.tuple(fc.nat(1e6), fc.integer({min: 1, max: 60})));
    fc.assert(
      fc.property(postings, (entries) => {
        const map = new Map(entries);
        expect(read(packPostings(map, 1e6))).toEqual(map);
      }),
    );
  });

  it('keeps the best postings when there are too many', () => {
    expect(
      read(
        packPostings(
          new Map([
            [5, 1],
            [6, 9],
            [7, 4],
          ]),
          2,
        ),
      ),
    ).toEqual(
      new Map([
        [6, 9],
        [7, 4],
      ]),
    );
  });
});

describe('packGroups', () => {
  it('is undone by unpackGroups', () => {
    const groups = [
      {phrases: [['roll', 'back'], ['revert'], ['退', '回']], weight: 0.75},
      {phrases: [['cancel'], ['取', '消']], weight: 0.75},
    ];
    expect(unpackGroups(packGroups(groups))).toEqual(groups);
    expect(unpackGroups(packGroups([]))).toEqual([]);
  });
});
