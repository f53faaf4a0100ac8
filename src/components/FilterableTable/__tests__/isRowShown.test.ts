import {describe, expect, it} from 'vitest';
import {isRowShown} from '../isRowShown';

const ATTRIBUTES: Record<string, string> = {'data-facet-0': '服务器', 'data-facet-1': '1.13', 'data-versions': '>=1.2.0 <1.9.0'};
const row = {textContent: 'LANGFLOW_HOST 服务器监听的主机', getAttribute: (name: string) => ATTRIBUTES[name] ?? null};

describe('isRowShown', () => {
  it.each([
    ['', ['', ''], undefined],
    ['host', ['', ''], ''],
    [' 主机  langflow ', ['服务器', '1.13'], '1.8.4'],
    ['', ['', ''], '1.2'],
    ['', ['', ''], 'abc'],
  ])('shows a row that has every word and value and the version: %j %j %j', (query, chosen, version) =>
    expect(isRowShown(row, {query, chosen, version})).toBe(true),
  );

  it.each([
    ['port', ['', ''], undefined],
    ['host port', ['', ''], undefined],
    ['', ['数据库', ''], undefined],
    ['host', ['服务器', '1.12'], undefined],
    ['host', ['服务器', ''], '1.9.0'],
    ['', ['', ''], '1.1.5'],
  ])('hides one that lacks any: %j %j %j', (query, chosen, version) => expect(isRowShown(row, {query, chosen, version})).toBe(false));

  it('hides a row without versions when one is asked for', () =>
    expect(isRowShown({textContent: 'a', getAttribute: () => null}, {query: '', chosen: [], version: '1.8'})).toBe(false));
});
