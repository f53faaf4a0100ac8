import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {editDistance, nearestWords} from '../spelling';

describe('editDistance', () => {
  it.each([
    ['webhok', 'webhook', 1],
    ['mivlus', 'milvus', 1],
    ['flow', 'flow', 0],
    ['abcd', 'wxyz', 3],
  ])('of %s and %s is %i', (a, b, edits) => {
    expect(editDistance(a, b, 2)).toBe(edits);
  });

  it('is the same both ways', () => {
    const word = fc.stringMatching(/^[a-d]{0,8}$/);
    fc.assert(fc.property(word, word, (a, b) => editDistance(a, b, 9) === editDistance(b, a, 9)));
  });
});

describe('nearestWords', () => {
  const words = ['workshop', 'docker', 'webhook', 'milvus', 'agents', 'agent'];

  it('takes the nearest words only', () => {
    expect(nearestWords('agnets', words)).toEqual([{word: 'agents', distance: 1}]);
  });

  it('takes short words as they are', () => {
    expect(nearestWords('mcq', ['mcp'])).toEqual([]);
  });
});
