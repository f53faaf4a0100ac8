import {afterEach, expect, it, vi} from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it.each([
  ['//agents', '/agents'],
  ['/1.5//agents', '/1.5/agents'],
  ['///a//b///c', '/a/b/c'],
  ['//evil.example/x', '/evil.example/x'],
  ['/langflow//', '/langflow/'],
  ['//', '/'],
  ['/agents', undefined],
  ['/a/b', undefined],
])('%s is put right, on this site', async (pathname, tidy) => {
  const replaceState = vi.fn();
  vi.stubGlobal('window', {
    location: {origin: 'https://d.example', pathname, search: '?q=//', hash: '#a//b'},
    history: {state: 1, replaceState},
  });
  await import('../clientModules/doubledSlashes');
  if (tidy) expect(replaceState).toHaveBeenCalledExactlyOnceWith(1, '', `https://d.example${tidy}?q=//#a//b`);
  else expect(replaceState).not.toHaveBeenCalled();
});
