import {describe, expect, it} from 'vitest';
import {type CounterpartInput, findCounterparts, findOwn} from '../counterparts';
import type {SiteVersion, VersionsData} from '../types';

const version = (label: string, base: string, fields: Partial<SiteVersion> = {}): SiteVersion => ({
  label,
  name: label,
  base,
  home: base || '/',
  langflow: `${label}.0`,
  commit: 'c'.repeat(40),
  hasApi: true,
  ...fields,
});
const OLD = version('1.5', '');
const NEW = version('1.10', '/1.10');
const DATA: VersionsData = {versions: [OLD, NEW], successors: {'1.10': {'/data': '/read-file', '/files': '/read-file'}}};
const PAGES: Record<string, Set<string>> = {
  '1.5': new Set(['/', '/flows', '/data', '/files', '/old']),
  '1.10': new Set(['/1.10', '/1.10/flows', '/1.10/read-file', '/1.10/new']),
};
const input = (address: string, data = DATA): CounterpartInput => ({
  ...data,
  address,
  hasDoc: (name, page) => PAGES[name]?.has(page) ?? false,
  apiCounterparts: address.startsWith('/1.10') ? {'1.5': ['run-flow']} : {'1.10': ['run-flow']},
});
const linksOf = (address: string, data = DATA) => findCounterparts(input(address, data)).map(({to, kind}) => `${to} ${kind}`);

describe('findCounterparts', () => {
  it.each([
    ['/flows', '/flows same', '/1.10/flows same'],
    ['/1.10/flows', '/flows same', '/1.10/flows same'],
    ['/', '/ same', '/1.10 same'],
    ['/1.10', '/ same', '/1.10 same'],
    ['/data', '/data same', '/1.10/read-file successor'],
    ['/1.10/read-file', '/data successor', '/1.10/read-file same'],
    ['/old', '/old same', '/1.10 home'],
    ['/1.10/new', '/ home', '/1.10/new same'],
    ['/search', '/ home', '/1.10 home'],
    ['/1.10/nowhere', '/ home', '/1.10 home'],
    ['/api', '/api same', '/1.10/api same'],
    ['/api/run-flow', '/api/run-flow same', '/1.10/api/run-flow same'],
    ['/api/gone', '/api/gone same', '/1.10/api successor'],
    ['/1.10/api/run-flow', '/api/run-flow same', '/1.10/api/run-flow same'],
  ])('%s goes on at %s and %s', (address, ...expected) => {
    expect(linksOf(address)).toEqual(expected);
  });

  it('leads from an operation that is gone to what became of it, and from a new one to the list of all', () => {
    const data = {...DATA, versions: [OLD, {...NEW, apiChanges: '/api/changes-from-1-5'}]};
    expect(linksOf('/api/gone', data)).toEqual(['/api/gone same', '/1.10/api/changes-from-1-5 successor']);
    expect(linksOf('/1.10/api/new', data)).toEqual(['/api successor', '/1.10/api/new same']);
  });

  it('leads to the home page of a version whose API is not described', () => {
    const data = {...DATA, versions: [OLD, {...NEW, hasApi: false, home: '/1.10/flows'}]};
    expect(linksOf('/api/run-flow', data)[1]).toBe('/1.10/flows home');
  });
});

describe('findOwn', () => {
  it('takes no address for one of the API reference that is not within its frame', () => {
    expect(findOwn({...input('/1.10/api/run-flow'), apiCounterparts: undefined})).toBeUndefined();
    expect(findOwn({...input('/flows'), apiCounterparts: undefined})).toMatchObject({version: OLD});
  });

  it.each([
    ['/1.10/flows', '1.10', '/flows'],
    ['/1.10', '1.10', '/'],
    ['/flows', '1.5', '/flows'],
    ['/1.10/api/x', '1.10', '/api/x'],
  ])('%s is of %s', (address, label, route) => {
    expect(findOwn(input(address))).toMatchObject({version: {label}, route});
  });

  it.each(['/search', '/1.10x', '/apis', '/1.10/search'])('%s is of no version', (address) => {
    expect(findOwn(input(address))).toBeUndefined();
  });
});
