import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import announceFailure from '../navigationLoader.cjs';

test('Docusaurus announces a page that did not load, and no longer reloads by itself', () => {
  const source = readFileSync(require.resolve('@docusaurus/core/lib/client/PendingNavigation.js'), 'utf8');
  const changed = announceFailure(source);
  expect(changed).toContain("window.dispatchEvent(new Event('navigation-failed'))");
  expect(changed).not.toContain('location.reload');
});

test('says so when Docusaurus has changed', () => {
  expect(() => announceFailure('location.assign(url)')).toThrowErrorMatchingInlineSnapshot(
    `[Error: [load-failure-banner] @docusaurus/core 的 PendingNavigation.js 里应当有一处 window.location.reload()；找到 0 处。升级 Docusaurus 后请核对 navigationLoader.cjs]`,
  );
});
