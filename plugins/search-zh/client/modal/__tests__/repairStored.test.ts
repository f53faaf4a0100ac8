import {expect, test} from 'vitest';
import {repairList} from '../repairStored';

const hit = {objectID: '1', url: '/a', type: 'lvl1', content: null, hierarchy: {lvl0: '甲', lvl1: '乙', lvl2: null}};

test('keeps a sound list as it is, byte for byte', () => {
  const stored = JSON.stringify([hit, {...hit, objectID: '2'}]);
  expect(repairList(stored)).toBe(stored);
});

test.each([
  ['no JSON', '[{"objectID":'],
  ['no list', '{"length": 1}'],
  ['null', 'null'],
  ['entries that are no searches', '[null, 7, "x", [], {"objectID": "x"}, {"objectID": "y", "url": 3, "type": "lvl1", "hierarchy": {}}]'],
])('gives up on %s', (_case, stored) => {
  expect(repairList(stored)).toBeNull();
});

test('drops the bad entries and keeps the good', () => {
  expect(repairList(JSON.stringify([null, hit, {...hit, hierarchy: null}]))).toBe(JSON.stringify([hit]));
});
