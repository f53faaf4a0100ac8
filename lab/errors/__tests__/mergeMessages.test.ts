import {describe, expect, it} from 'vitest';
import type {MessageFile} from '../../../lib/errors/types';
import {mergeMessages, type ReadMessage} from '../mergeMessages';

const read = (pattern: string, file = 'lfx/a.py'): ReadMessage => ({pattern, kind: 'ValueError', file, line: 1});
const EMPTY: MessageFile = {versions: [], messages: []};
const versionsOf = ({messages}: MessageFile) => messages.map(({pattern, since, until}) => [pattern, since, until]);

describe('mergeMessages', () => {
  const {file: first} = mergeMessages(EMPTY, '1.5', [read('stays as it is'), read('goes away')]);

  it('says since when and until when a message is there', () => {
    const {file, added, gone} = mergeMessages(first, '1.8', [
      read('stays as it is'),
      read('is new here'),
      read('of a bundle', 'lfx_x/a.py'),
    ]);
    expect(versionsOf(file)).toEqual([
      ['goes away', undefined, '1.5'],
      ['is new here', '1.8', undefined],
      ['of a bundle', undefined, undefined],
      ['stays as it is', undefined, undefined],
    ]);
    expect(added).toEqual(['is new here', 'of a bundle']);
    expect(gone).toEqual(['goes away']);
  });

  it('takes back what a new reading of the same version shows', () => {
    const once = mergeMessages(first, '1.8', [read('is new here')]).file;
    const again = mergeMessages(once, '1.8', [read('stays as it is'), read('goes away')]).file;
    expect(versionsOf(again)).toEqual(versionsOf(first));
  });

  it('keeps each place once', () => {
    const {file} = mergeMessages(EMPTY, '1.5', [read('twice'), {...read('twice'), line: 9}, read('twice', 'lfx/b.py')]);
    expect(file.messages[0]?.places).toHaveLength(2);
  });

  it('refuses an older version', () => {
    expect(() => mergeMessages({...first, versions: ['1.8']}, '1.5', [])).toThrow('older than 1.8');
  });
});
