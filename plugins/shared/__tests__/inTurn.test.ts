import {expect, test} from 'vitest';
import {inTurn} from '../inTurn';

/** Work that says when it starts and ends when it is told to. */
function createWork(log: string[], name: string) {
  let end: (problem?: Error) => void = () => undefined;
  const ended = new Promise<string>((resolve, reject) => {
    end = (problem) => (problem ? reject(problem) : resolve(name));
  });
  const start = () => {
    log.push(name);
    return ended;
  };
  return {start, end};
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('no more is started than there are free cores, in the order in which it was asked for', async () => {
  const log: string[] = [];
  const [a, b, c] = [createWork(log, 'a'), createWork(log, 'b'), createWork(log, 'c')];
  const results = [a, b, c].map(({start}) => inTurn(start, 2));
  await settle();
  expect(log).toEqual(['a', 'b']);
  a.end();
  await settle();
  expect(log).toEqual(['a', 'b', 'c']);
  b.end();
  c.end();
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c']);
});

test('work that fails tells who asked for it and lets the next begin', async () => {
  const log: string[] = [];
  const first = createWork(log, 'first');
  const second = createWork(log, 'second');
  const failed = inTurn(first.start, 1);
  const done = inTurn(second.start, 1);
  first.end(new Error('no'));
  await expect(failed).rejects.toThrow('no');
  second.end();
  expect(await done).toBe('second');
});
