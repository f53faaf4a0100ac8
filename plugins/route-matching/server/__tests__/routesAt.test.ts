import {createElement} from 'react';
import {matchPath, Route} from 'react-router';
import {describe, expect, it} from 'vitest';
import {elementsOf, routesAt} from '../routesAt';

const ROUTES = [
  {path: '/a', exact: true},
  {path: '/b', exact: true},
  {path: '/'},
  {path: '/A/', exact: true},
  {path: '/:id', exact: true},
  {path: '/b/', exact: true, strict: true},
  {path: '/c'},
  {component: 'NotFound'},
  {path: '*'},
];
const NAMES = ['/', '/a', '/a/', '/A', '/b', '/b/', '/c', '/c/d', '/你好', '', '//'];

describe('routesAt', () => {
  it('gives the routes that React Router takes, in their order', () => {
    for (const pathname of NAMES) {
      const takes = (route: (typeof ROUTES)[number]) => !route.path || matchPath(pathname, route) !== null;
      const found = routesAt(ROUTES, pathname);
      expect(found.filter(takes), pathname).toEqual(ROUTES.filter(takes));
      expect(found).toEqual(ROUTES.filter((route) => found.includes(route)));
    }
  });

  it('passes over the pages of other addresses', () => {
    expect(routesAt(ROUTES, '/a/')).not.toContain(ROUTES[1]);
    expect(routesAt(ROUTES, '/a/')).toEqual(expect.arrayContaining([ROUTES[0], ROUTES[3]]));
  });

  it('takes pages for exact where it is told so', () => {
    const pages = [{path: '/a'}, {path: '/b'}, {path: '/:id'}];
    expect(routesAt(pages, '/b/', true)).toEqual([pages[1], pages[2]]);
    expect(routesAt(undefined, '/b', true)).toBeUndefined();
  });

  it('knows the elements that were made of routes, and leaves others alone', () => {
    const make = (route: object) => createElement(Route, route);
    const made = elementsOf(ROUTES, {}, make);
    expect(routesAt(made, '/b').map(({props}) => props)).toEqual(routesAt(ROUTES, '/b'));
    const others = ROUTES.map(make);
    expect(routesAt(others, '/b')).toBe(others);
    const single = make({path: '/a'});
    expect(routesAt(single, '/b')).toBe(single);
    expect(routesAt([], '/b')).toEqual([]);
  });
});

describe('elementsOf', () => {
  it('makes the elements once, save where something of the page goes into them', () => {
    const make = (route: object) => createElement(Route, route);
    expect(elementsOf(ROUTES, {}, make)).toBe(elementsOf(ROUTES, {}, make));
    expect(elementsOf(ROUTES, {page: 1}, make)).not.toBe(elementsOf(ROUTES, {page: 1}, make));
  });
});
