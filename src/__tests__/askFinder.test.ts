import {afterEach, describe, expect, it, vi} from 'vitest';
import {finderState, keepFinderText, readFinderState} from '../askFinder';

afterEach(() => vi.unstubAllGlobals());

describe('the text for the error finder', () => {
  it.each([null, undefined, 5, 'text', [], {}, {asked: 5}, {asked: null}, {asked: ['x']}, {asked: ''}])(
    'is not in the state %j',
    (state) => {
      expect(readFinderState(state)).toBeUndefined();
    },
  );

  it('comes back from the state, without its keys', () => {
    expect(readFinderState(finderState('数据库被锁住'))).toBe('数据库被锁住');
    for (const secret of [
      'sk-SECRET0123456789',
      'password=hunter22',
      'Authorization: Bearer abcdef',
      'redis://:hunter@h',
      'gsk_Ab12Cd34Ef56Gh78',
    ]) {
      const kept = readFinderState(JSON.parse(JSON.stringify(finderState(`Error ${secret} end`))));
      expect(kept).toMatch(/^Error .*\*\*\*.* end$/);
      expect(kept).not.toMatch(/SECRET|hunter|abcdef|Ab12/);
    }
  });

  it('takes its place in the history and leaves the address', () => {
    const replaceState = vi.fn();
    vi.stubGlobal('window', {history: {state: {key: 'k'}, replaceState}, location: {pathname: '/errors', search: '?q=secret'}});
    keepFinderText('x'.repeat(5000));
    expect(replaceState).toHaveBeenCalledWith({key: 'k', state: {asked: 'x'.repeat(5000)}}, '', '/errors');
  });
});
