import {expect, it} from 'vitest';
import {inText} from '../inText';

it.each([
  ['Umami', '用 Umami 统计'],
  ['百度统计', '用百度统计统计'],
])('%s stands between Han as it should', (name, text) => {
  expect(`用${inText(name)}统计`).toBe(text);
});
