import {afterEach, beforeEach, expect, test, vi} from 'vitest';

const fetched: string[] = [];
const idle: (() => void)[] = [];

beforeEach(() => {
  fetched.length = 0;
  idle.length = 0;
  vi.resetModules();
  vi.stubGlobal('window', {
    docusaurus: {prefetch: (address: string) => fetched.push(address), preload: () => false},
    requestIdleCallback: (task: () => void) => idle.push(task),
  });
});
afterEach(() => void vi.unstubAllGlobals());

const load = async () => (await import('../client/idlePrefetch')).onRouteDidUpdate;

test('one link after the other, each when the browser is idle', async () => {
  const onRouteDidUpdate = await load();
  onRouteDidUpdate();
  for (const address of ['/a', '/b']) window.docusaurus.prefetch(address);
  expect(fetched).toEqual([]);
  expect(idle).toHaveLength(1);
  idle.shift()?.();
  expect(fetched).toEqual(['/a']);
  window.docusaurus.prefetch('/c');
  expect(idle).toHaveLength(1);
  while (idle.length > 0) idle.shift()?.();
  expect(fetched).toEqual(['/a', '/b', '/c']);
  window.docusaurus.prefetch('/d');
  idle.shift()?.();
  expect(fetched).toEqual(['/a', '/b', '/c', '/d']);
});

test('another page does not slow it down once more, and what the reader points at does not wait', async () => {
  const onRouteDidUpdate = await load();
  const {preload} = window.docusaurus;
  onRouteDidUpdate();
  const {prefetch} = window.docusaurus;
  onRouteDidUpdate();
  expect(window.docusaurus).toEqual({prefetch, preload});
});

test('where the browser cannot tell that it is idle, a moment later', async () => {
  vi.useFakeTimers();
  Object.assign(window, {requestIdleCallback: undefined, setTimeout});
  const onRouteDidUpdate = await load();
  onRouteDidUpdate();
  window.docusaurus.prefetch('/a');
  await vi.runAllTimersAsync();
  expect(fetched).toEqual(['/a']);
  vi.useRealTimers();
});
