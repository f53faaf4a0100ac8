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

const FLAGS = [true, false, undefined].flatMap((exact) => [true, false].map((strict) => ({exact, strict})));
const CASES = PATHS.flatMap((path) => FLAGS.flatMap((flags) => NAMES.map((pathname) => ({pathname, options: {path, ...flags}}))));

describe('cannotMatch', () => {
  it('never passes over a route that React Router would take', () => {
    const taken = CASES.filter(({pathname, options}) => matchPath(pathname, options) !== null);
    expect(taken.length).toBeGreaterThan(100);
    expect(taken.filter(({pathname, options}) => cannotMatch(pathname, options))).toEqual([]);
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
