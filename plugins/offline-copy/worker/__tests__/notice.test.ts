import './workerScope';
import {expect, test} from 'vitest';
import {addNotice} from '../addNotice';
import {isTimeToAsk} from '../askForNews';

const HOUR = 3_600_000;

test('the notice stands at the start of the body and leads to the page', async () => {
  const page = new Response('<html><head></head><body class="a"><div id="__docusaurus"></div></body></html>', {
    status: 404,
    headers: {'Referrer-Policy': 'no-referrer'},
  });
  const noticed = await addNotice(page, 'https://docs.example.cn/langflow/', '有新版本。');
  expect([noticed.status, noticed.headers.get('referrer-policy')]).toEqual([404, 'no-referrer']);
  expect(await noticed.text()).toBe(
    '<html><head></head><body class="a"><link rel="stylesheet" href="/langflow/offline-notice.css">' +
      '<aside class="offline-notice" aria-label="离线副本">有新版本。 <a href="/langflow/offline">离线阅读</a></aside>' +
      '<div id="__docusaurus"></div></body></html>',
  );
});

test.each([
  ['never asked', undefined, true],
  ['just asked', 100 * HOUR, false],
  ['asked this morning', 93 * HOUR, true],
  ['asked in a future that the clock was set back from', 9000 * HOUR, true],
])('%s', (_case, asked, expected) => {
  expect(isTimeToAsk(asked, 100 * HOUR)).toBe(expected);
});
