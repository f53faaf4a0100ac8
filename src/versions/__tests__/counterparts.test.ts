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
const NEW = version('1.10', '');
const OLD = version('1.5', '/1.5');
const DATA: VersionsData = {versions: [NEW, OLD], successors: {'1.5': {'/data': '/read-file', '/files': '/read-file'}}};
const PAGES: Record<string, Set<string>> = {
  '1.10': new Set(['/', '/flows', '/read-file', '/new']),
  '1.5': new Set(['/1.5', '/1.5/flows', '/1.5/data', '/1.5/files', '/1.5/old']),
};
const input = (address: string, data = DATA): CounterpartInput => ({
  ...data,
  address,
  hasDoc: (name, page) => PAGES[name]?.has(page) ?? false,
  apiCounterparts: address.startsWith('/1.5') ? {'1.10': ['run-flow']} : {'1.5': ['run-flow']},
});
const linksOf = (address: string, data = DATA) => findCounterparts(input(address, data)).map(({to, kind}) => `${to} ${kind}`);

describe('findCounterparts', () => {
  it.each([
    ['/flows', '/flows same', '/1.5/flows same'],
    ['/1.5/flows', '/flows same', '/1.5/flows same'],
    ['/', '/ same', '/1.5 same'],
    ['/1.5', '/ same', '/1.5 same'],
    ['/1.5/data', '/read-file successor', '/1.5/data same'],
    ['/1.5/files', '/read-file successor', '/1.5/files same'],
    ['/read-file', '/read-file same', '/1.5/data successor'],
    ['/1.5/old', '/ home', '/1.5/old same'],
    ['/new', '/new same', '/1.5 home'],
    ['/search', '/ home', '/1.5 home'],
    ['/1.5/nowhere', '/ home', '/1.5 home'],
    ['/api', '/api same', '/1.5/api same'],
    ['/api/run-flow', '/api/run-flow same', '/1.5/api/run-flow same'],
    ['/1.5/api/gone', '/api successor', '/1.5/api/gone same'],
    ['/1.5/api/run-flow', '/api/run-flow same', '/1.5/api/run-flow same'],
  ])('%s goes on at %s and %s', (address, ...expected) => {
    expect(linksOf(address)).toEqual(expected);
  });

  it('leads from an operation that is gone to what became of it, and from a new one to the list of all', () => {
    const data = {...DATA, versions: [{...NEW, apiChanges: '/api/changes-from-1-5'}, OLD]};
    expect(linksOf('/1.5/api/gone', data)).toEqual(['/api/changes-from-1-5 successor', '/1.5/api/gone same']);
    expect(linksOf('/api/new', data)).toEqual(['/api/new same', '/1.5/api successor']);
  });

  it('leads to the home page of a version whose API is not described', () => {
    const data = {...DATA, versions: [NEW, {...OLD, hasApi: false, home: '/1.5/flows'}]};
    expect(linksOf('/api/run-flow', data)[1]).toBe('/1.5/flows home');
  });
});

describe('findOwn', () => {
  it('takes no address for one of the API reference that is not within its frame', () => {
    expect(findOwn({...input('/1.5/api/run-flow'), apiCounterparts: undefined})).toBeUndefined();
    expect(findOwn({...input('/flows'), apiCounterparts: undefined})).toMatchObject({version: NEW});
  });

  it.each([
    ['/1.5/flows', '1.5', '/flows'],
    ['/1.5', '1.5', '/'],
    ['/flows', '1.10', '/flows'],
    ['/1.5/api/x', '1.5', '/api/x'],
  ])('%s is of %s', (address, label, route) => {
    expect(findOwn(input(address))).toMatchObject({version: {label}, route});
  });

  it.each(['/search', '/1.5x', '/apis', '/1.5/search'])('%s is of no version', (address) => {
    expect(findOwn(input(address))).toBeUndefined();
  });
});
