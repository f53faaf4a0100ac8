import {describe, expect, it} from 'vitest';
import {maskSecrets} from '../../shared/maskSecrets';
import {addressFor, queryAsked} from '../page/searchAddress';

const finderState = (text: string) => ({asked: maskSecrets(text)});

const HANDED = 'Flow is not here';
const STATE = finderState(HANDED);
const OPENED = {search: '', state: STATE};

describe('queryAsked', () => {
  it.each<[string, string, unknown, string]>([
    ['of the address', '?q=docker', undefined, 'docker'],
    ['of the address before that of the state', '?q=docker', STATE, 'docker'],
    ['that was handed over', '', STATE, HANDED],
    ['that was handed over, of a scope', '?scope=docs', STATE, HANDED],
    ['that is longer than the field', '', finderState('x'.repeat(500)), 'x'.repeat(64)],
    ['that ends in half a character', '', finderState(`${'x'.repeat(63)}😀`), 'x'.repeat(63)],
    ['that is empty', '?q=', STATE, ''],
    ['of a state of another shape', '', {asked: 5}, ''],
    ['of no state', '', null, ''],
  ])('takes the query %s', (_what, search, state, query) => {
    expect(queryAsked(search, state)).toBe(query);
  });
});

describe('addressFor', () => {
  it.each<[string, Parameters<typeof addressFor>, {search: string; state: unknown}]>([
    ['as it came', [{query: HANDED, scope: '', version: ''}, OPENED], {search: '', state: STATE}],
    ['in another scope', [{query: HANDED, scope: 'docs', version: ''}, OPENED], {search: '?scope=docs', state: STATE}],
    ['in another version', [{query: HANDED, scope: '', version: '1.5'}, OPENED], {search: '?version=1.5', state: STATE}],
    [
      'cut to the field',
      [
        {query: 'x'.repeat(64), scope: '', version: ''},
        {search: '?scope=api', state: finderState('x'.repeat(500))},
      ],
      {search: '', state: finderState('x'.repeat(500))},
    ],
    [
      'with a masked key',
      [
        {query: queryAsked('', finderState('key sk-SECRET0123456789')), scope: '', version: ''},
        {search: '', state: finderState('key sk-SECRET0123456789')},
      ],
      {search: '', state: finderState('key sk-SECRET0123456789')},
    ],
  ])('keeps a pasted text out of the address, %s', (_what, [address, asked], expected) => {
    expect(addressFor(address, asked)).toEqual(expected);
  });

  it.each<[string, string, {search: string; state: unknown}, string]>([
    ['typed', 'docker', {search: '', state: undefined}, '?q=docker'],
    ['typed in place of a pasted text', 'docker', OPENED, '?q=docker'],
    ['of a shared address', HANDED, {search: '?q=x', state: STATE}, '?q=Flow+is+not+here'],
    ['that is empty', '', OPENED, ''],
    ['with a key', 'key sk-SECRET0123456789', {search: '', state: undefined}, '?q=key+sk-***'],
  ])('puts a query into it that is %s', (_what, query, asked, search) => {
    expect(addressFor({query, scope: '', version: ''}, asked)).toEqual({search, state: undefined});
  });
});
