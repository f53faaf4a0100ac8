import {describe, expect, it} from 'vitest';
import {formatFilter, parseFilter, passes} from '../pageFilter';
import {percentOf} from '../stateLabels';

describe('the filter of the page list', () => {
  it('survives the way through an address', () => {
    for (const filter of [
      {state: '', section: ''},
      {state: 'stale', section: ''},
      {state: 'missing', section: '模型上下文协议（MCP）'},
    ] as const) {
      expect(parseFilter(formatFilter(filter), ['模型上下文协议（MCP）'])).toEqual(filter);
    }
    expect(formatFilter({state: '', section: ''})).toBe('');
  });

  it('ignores what it does not know', () => {
    expect(parseFilter('?state=odd&section=nope&x=1', ['开发'])).toEqual({state: '', section: ''});
  });

  it('lets pages through that fit in both respects', () => {
    const page = {state: 'stale', section: '开发'} as const;
    expect(passes({state: '', section: ''}, page)).toBe(true);
    expect(passes({state: 'stale', section: '开发'}, page)).toBe(true);
    expect(passes({state: 'stale', section: '入门'}, page)).toBe(false);
    expect(passes({state: 'fresh', section: '开发'}, page)).toBe(false);
  });
});

describe('percentOf', () => {
  it('reaches 100 only with the last page', () => {
    expect([percentOf(0, 0), percentOf(132, 133), percentOf(133, 133)]).toEqual([0, 99, 100]);
  });
});
