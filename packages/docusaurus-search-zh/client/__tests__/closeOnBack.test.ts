import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {closeOnBack, setRouter} from '../closeOnBack';

type Router = Parameters<typeof setRouter>[0];
type Prompt = Parameters<Router['block']>[0];

/** The router of Docusaurus, as far as it asks before it leaves a page: one handler at a time, and none once any is taken away. */
function openRouter(key?: string) {
  let prompt: Prompt | undefined;
  const replace = vi.fn();
  setRouter({
    location: {key},
    replace,
    block(next) {
      prompt = next;
      return () => {
        if (prompt === next) prompt = undefined;
      };
    },
  });
  return {replace, leaves: (action: Parameters<Prompt>[1], location = {}) => prompt?.(location, action) !== false};
}

const pushState = vi.fn();
const back = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('history', {state: null, pushState, back});
  vi.stubGlobal('addEventListener', vi.fn());
});

afterEach(() => vi.unstubAllGlobals());

describe.each([
  ['that the router made', 'k1'],
  ['that the page was loaded with', undefined],
])('closeOnBack, at an entry %s', (_, key) => {
  it('closes on Back, and stays on the page', () => {
    const {leaves} = openRouter(key);
    const close = vi.fn();
    const release = closeOnBack(close);
    expect(leaves('POP')).toBe(false);
    expect(close).toHaveBeenCalledTimes(1);
    release();
    expect(leaves('POP')).toBe(true);
    expect(close).toHaveBeenCalledTimes(1);
    expect(back).not.toHaveBeenCalled();
  });

  it('works for one thing after another', () => {
    const {leaves} = openRouter(key);
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

it.each(['PUSH', 'REPLACE'] as const)('lets links lead elsewhere: %s', (action) => {
  const {leaves} = openRouter('k1');
  const close = vi.fn();
  closeOnBack(close);
  expect(leaves(action)).toBe(true);
  expect(close).not.toHaveBeenCalled();
  expect(pushState).not.toHaveBeenCalled();
});

describe('the entry that takes the step back', () => {
  it('is gone when something is closed in another way', () => {
    openRouter();
    const release = closeOnBack(vi.fn());
    expect(pushState).toHaveBeenCalledTimes(1);
    release();
    release();
    expect(back).toHaveBeenCalledTimes(1);
  });

  it('is replaced by the page that a link leads to', async () => {
    const {leaves, replace} = openRouter();
    const release = closeOnBack(vi.fn());
    const target = {pathname: '/agents'};
    expect(leaves('PUSH', target)).toBe(false);
    await Promise.resolve();
    expect(replace).toHaveBeenCalledWith(target);
    expect(leaves('PUSH')).toBe(true);
    release();
    expect(back).not.toHaveBeenCalled();
  });
});
