import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {readVersions} from '../../../lib/content/versions';
import {checkData} from '../../../tools/check/checkData';
import {copySite, reduceSite} from '../copySite';

it('a reduced copy has no data about pages that it does not have', {timeout: 60_000}, () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'copy-site-'));
  copySite(path.join(__dirname, '../../..'), copy);
  reduceSite(copy, 1);
  expect(checkData(copy, readVersions(copy)).map(({file, message}) => `${file}：${message}`)).toEqual([]);
});
