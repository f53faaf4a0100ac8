import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, test, vi} from 'vitest';

const MODULE = pathToFileURL(path.join(__dirname, '../formerBuild.mjs')).href;

function setUp() {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'former-build-'));
  const run = () => {
    const code = `import('${MODULE}').then(({moveFormerBuildAside}) => {
      moveFormerBuildAside(${JSON.stringify(siteDir)});
      console.log(require('node:fs').existsSync(${JSON.stringify(path.join(siteDir, 'build'))}));
    })`;
    return execFileSync(process.execPath, ['-e', code], {encoding: 'utf8'}).trim();
  };
  return {siteDir, generated: path.join(siteDir, '.docusaurus'), run};
}

test('the former build is out of the way at once and gone after the end, with what an interrupted build left', async () => {
  const {siteDir, generated, run} = setUp();
  mkdirSync(path.join(siteDir, 'build/api'), {recursive: true});
  writeFileSync(path.join(siteDir, 'build/api/index.html'), '<p>');
  mkdirSync(path.join(generated, 'former-build-1/api'), {recursive: true});
  writeFileSync(path.join(generated, 'globalData.json'), '{}');
  expect(run()).toBe('false');
  await vi.waitFor(() => expect(readdirSync(generated)).toEqual(['globalData.json']), 5000);
});

test('a site that was never built stays as it is', () => {
  const {siteDir, run} = setUp();
  expect(run()).toBe('false');
  expect(existsSync(path.join(siteDir, '.docusaurus'))).toBe(false);
});

test('a build that cannot be moved stays, for Docusaurus to remove', () => {
  const {siteDir, generated, run} = setUp();
  mkdirSync(path.join(siteDir, 'build'));
  writeFileSync(generated, 'not a folder');
  expect(run()).toBe('true');
  expect(existsSync(path.join(siteDir, 'build'))).toBe(true);
});
