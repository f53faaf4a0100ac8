import {matchPath} from 'react-router';
import {describe, expect, it} from 'vitest';
import {cannotMatch} from '../cannotMatch';

const PATHS = [
  '/',
  '/a',
  '/a/',
  '/A',
  '/a/b',
  '/a/b/',
  '/a.b',
  '/a-b_c~d',
  '/ab',
  '/a//b',
  '/a%20b',
  '/你好',
  '/:id',
  '/a/:id?',
  '/(a|b)',
  '*',
  'a',
  '',
];
const NAMES = [
  '/',
  '/a',
  '/A/',
  '/a/b',
  '/a/B/',
  '/a.b',
  '/axb',
  '/a-b_c~d',
  '/a//b',
  '/a//',
  '//',
  '/a b',
  '/a%20b',
  '/你好',
  '/K',
  '/k',
  '',
  'a',
  '*',
];

describe('cannotMatch', () => {
  it('never passes over a route that React Router would take', () => {
    let taken = 0;
    for (const path of PATHS) {
      for (const exact of [true, false, undefined]) {
        for (const strict of [true, false]) {
          for (const pathname of NAMES) {
            const options = {path, exact, strict};
            const isTaken = matchPath(pathname, options) !== null;
            if (isTaken) taken += 1;
            expect(isTaken && cannotMatch(pathname, options), JSON.stringify({pathname, ...options})).toBe(false);
          }
        }
      }
    }
    expect(taken).toBeGreaterThan(100);
  });

  it('passes over the other pages of a site', () => {
    expect(cannotMatch('/concepts-flows', {path: '/concepts-agents', exact: true})).toBe(true);
    expect(cannotMatch('/concepts-flows/', {path: '/Concepts-Flows', exact: true})).toBe(false);
  });

  it.each([undefined, '/a', ['/a', '/b'], {path: ['/a'], exact: true}, {path: '/a'}, {exact: true}])(
    'leaves %j to React Router',
    (options) => {
      expect(cannotMatch('/elsewhere', options)).toBe(false);
    },
  );
});
