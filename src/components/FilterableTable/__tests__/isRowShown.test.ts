import {describe, expect, it} from 'vitest';
import {isRowShown} from '../isRowShown';

const row = {textContent: 'LANGFLOW_HOST 服务器监听的主机', getAttribute: (name: string) => (name === 'data-facet-1' ? '1.13' : '服务器')};

describe('isRowShown', () => {
  it.each([
    ['', ['', '']],
    ['host', ['', '']],
    [' 主机  langflow ', ['服务器', '1.13']],
  ])('shows a row that has every word and value: %j %j', (query, chosen) => expect(isRowShown(row, query, chosen)).toBe(true));

  it.each([
    ['port', ['', '']],
    ['host port', ['', '']],
    ['', ['数据库', '']],
    ['host', ['服务器', '1.12']],
  ])('hides one that lacks any: %j %j', (query, chosen) => expect(isRowShown(row, query, chosen)).toBe(false));
});
