import {describe, expect, it} from 'vitest';
import type {ProgramComponent, ProgramData} from '../../../../lib/content/programData';
import {compareData} from '../compareData';
import {dateComponents, dateSettings} from '../dateEntries';
import {differenceLine} from '../differences';
import {formatData} from '../formatData';

const port = {types: ['int'], default: 7860, group: 'Server'};
const component: Omit<ProgramComponent, 'since'> = {
  class: 'Parser',
  id: 'Parser',
  display_name: 'Parser',
  category: 'processing',
  package: 'lfx',
  inputs: [{name: 'text', display_name: 'Text', type: 'StrInput', default: ''}],
  outputs: [{name: 'out', display_name: 'Out', types: ['Message']}],
};
const data = (settings: ProgramData['settings']['settings']): ProgramData => ({
  settings: {release: '1.13.0', settings},
  commands: {release: '1.13.0', commands: {'langflow run': []}},
  components: {release: '1.13.0', components: [{...component, since: '1.5'}]},
});

describe('dates', () => {
  it('stay as they are written down, and are the release for what is new', () =>
    expect(dateSettings({PORT: port, HOST: port}, {PORT: {...port, since: '1.5'}}, '1.14.0')).toEqual({
      PORT: {...port, since: '1.5'},
      HOST: {...port, since: '1.14.0'},
    }));

  it('tell a default that is another, after those told before', () =>
    expect(
      dateSettings({PORT: {...port, default: 80}}, {PORT: {...port, since: '1.5', changed: [{in: '1.6', from: 1}]}}, '1.14.0').PORT,
    ).toEqual({
      ...port,
      default: 80,
      since: '1.5',
      changed: [
        {in: '1.6', from: 1},
        {in: '1.14.0', from: 7860},
      ],
    }));

  it('go with a component to another package', () =>
    expect(dateComponents([{...component, package: 'lfx-x'}], [{...component, since: '1.8'}], '1.14.0')[0]?.since).toBe('1.8'));
});

describe('compareData', () => {
  it('lists what is new, gone and different', () => {
    const before = data({PORT: {...port, since: '1.5'}, OLD: {...port, since: '1.5'}});
    const after = data({PORT: {...port, default: 80, since: '1.5'}, NEW: {...port, since: '1.14.0'}});
    expect(compareData(before, after).map(differenceLine)).toEqual(['+ 设置 NEW', '- 设置 OLD', '~ 设置 PORT：default：7860 → 80']);
  });

  it('has nothing to tell of the same program', () => expect(compareData(data({}), data({}))).toEqual([]));
});

describe('formatData', () => {
  it('gives each entry a line, and can be read back', () => {
    const value = {release: '1', list: [{a: 1, b: [2]}, {c: {}}], none: {}};
    const text = formatData(value, 2);
    expect(text.split('\n')).toContain('  {"a":1,"b":[2]},');
    expect(JSON.parse(text)).toEqual(value);
  });
});
