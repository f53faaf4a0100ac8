import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readRootVersion, readWrittenVersions} from '../../content/versions';
import {checkReadings, readingsFolder} from '../readings';

function checkText(text: string): void {
  const version = {...readRootVersion(), root: mkdtempSync(path.join(tmpdir(), 'readings-'))};
  for (const folder of [readingsFolder(version), version.docs]) mkdirSync(path.join(version.root, folder), {recursive: true});
  writeFileSync(path.join(version.root, version.docs, 'a.mdx'), '---\ntitle: 甲\nslug: /a\n---\n');
  writeFileSync(path.join(version.root, readingsFolder(version), 'x.yaml'), text);
  checkReadings(version);
}

describe('checkReadings', () => {
  it.each(readWrittenVersions())('finds the pages of $label', (version) => {
    expect(() => checkReadings(version)).not.toThrow();
  });

  it('leaves alone what is right', () => {
    expect(() => checkText('- {page: /a, date: 2026-11-28, tried: [运行], untried: [Docker]}\n')).not.toThrow();
  });

  it.each([
    ['a page that is not there', '- {page: /b, date: 2026-11-28, tried: [运行]}', ':1：page：应为这个版本里的页面；收到的是 /b'],
    ['another form of date', '- {page: /a, date: 11-28, tried: [运行]}', '日期，例如 2026-11-28'],
    ['an unknown key', '- {page: /a, date: 2026-11-28, tired: [运行]}', 'tired'],
  ])('refuses %s', (_, text, message) => {
    expect(() => checkText(text)).toThrow(message);
  });
});
