import {describe, expect, it} from 'vitest';
import {stemWord} from '../stemWord';

describe('stemWord', () => {
  it.each([
    ['variables', 'variable'],
    ['splitter', 'split'],
    ['splitting', 'split'],
    ['deployment', 'deploy'],
    ['memories', 'memory'],
    ['embeddings', 'embedding'],
    ['authentication', 'authenticate'],
    ['cancelling', 'cancel'],
    ['calling', 'call'],
    ['installed', 'install'],
  ])('lets %s and %s meet', (a, b) => {
    expect(stemWord(a)).toBe(stemWord(b));
  });

  it('leaves short words, numbers and other scripts', () => {
    for (const word of ['bus', 'v1', '4o', 'öl', 'aws', 'redis']) expect(stemWord(word)).toBe(word);
  });
});
