import {describe, expect, it, vi} from 'vitest';
import {closeOnBack, setRouter} from '../closeOnBack';

type Prompt = Parameters<Parameters<typeof setRouter>[0]['block']>[0];

/** The router of Docusaurus, as far as it asks before it leaves a page: one handler at a time, and none once any is taken away. */
function openRouter() {
  let prompt: Prompt | undefined;
  setRouter({
    block(next) {
      prompt = next;
      return () => {
        if (prompt === next) prompt = undefined;
      };
    },
  });
  return {leaves: (action: Parameters<Prompt>[1]) => prompt?.({}, action) !== false};
}

describe('closeOnBack', () => {
  it('closes on Back, and stays on the page', () => {
    const {leaves} = openRouter();
    const close = vi.fn();
    const release = closeOnBack(close);
    expect(leaves('POP')).toBe(false);
    expect(close).toHaveBeenCalledTimes(1);
    release();
    expect(leaves('POP')).toBe(true);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it.each(['PUSH', 'REPLACE'] as const)('lets links lead elsewhere: %s', (action) => {
    const {leaves} = openRouter();
    const close = vi.fn();
    closeOnBack(close);
    expect(leaves(action)).toBe(true);
    expect(close).not.toHaveBeenCalled();
  });

  it('works for one thing after another', () => {
    const {leaves} = openRouter();
    for (let turn = 0; turn < 5; turn += 1) {
      const close = vi.fn();
      const release = closeOnBack(close);
      expect(leaves('POP')).toBe(false);
      expect(close).toHaveBeenCalledTimes(1);
      release();
    }
    expect(leaves('POP')).toBe(true);
  });
});
