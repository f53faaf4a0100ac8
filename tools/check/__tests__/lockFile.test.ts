import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {checkLockFile, PACKAGE_LOCK} from '../lockFile';

const SITE = path.join(__dirname, '../../..');
const SHA512 = `sha512-${'A'.repeat(86)}==`;

function check(text: string): string {
  const root = mkdtempSync(path.join(tmpdir(), 'lock-'));
  writeFileSync(path.join(root, PACKAGE_LOCK), text);
  try {
    checkLockFile(root);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

const checkPackages = (packages: Record<string, unknown>) => check(JSON.stringify({lockfileVersion: 3, packages}));

describe('checkLockFile', () => {
  it('finds that npm can verify every package of this site, whatever the system', () => {
    expect(() => checkLockFile(SITE)).not.toThrow();
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['no integrity', {'node_modules/a': {version: '1.0.0'}}, 'a@1.0.0 的 integrity'],
    [
      'an optional package of another system',
      {'node_modules/@x/y-darwin': {version: '2.1.0', optional: true, os: ['darwin']}},
      '@x/y-darwin@2.1.0',
    ],
    ['an empty digest', {'node_modules/a': {version: '1.0.0', integrity: ''}}, 'a@1.0.0'],
    ['a digest that can be forged', {'node_modules/a': {version: '1.0.0', integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk='}}, 'a@1.0.0'],
    ['a weak digest beside a strong one', {'node_modules/a': {version: '1.0.0', integrity: `${SHA512} md5-abc`}}, 'a@1.0.0'],
    ['a digest cut short', {'node_modules/a': {version: '1.0.0', integrity: 'sha512-AAAA'}}, 'a@1.0.0'],
    [
      'a nested package',
      {'node_modules/a': {version: '1.0.0', integrity: SHA512}, 'node_modules/a/node_modules/b': {version: '3.0.0'}},
      'b@3.0.0',
    ],
    ['a package of a workspace', {'lab/node_modules/c': {version: '1.2.3'}}, 'c@1.2.3'],
    [
      'the address of a mirror',
      {'node_modules/a': {version: '1.0.0', integrity: SHA512, resolved: 'https://mirror.example/a.tgz'}},
      'resolved',
    ],
    ['no object', {'node_modules/a': null}, 'a@undefined'],
  ])('names what has %s, and what to do', (_what, packages, named) => {
    const message = checkPackages(packages);
    expect(message).toContain(named);
    expect(message).toContain('npm view');
  });

  it.each<[string, Record<string, unknown>]>([
    ['the site itself', {'': {name: 'site', version: '0.1.0'}}],
    ['a workspace', {lab: {version: '0.1.0'}, 'node_modules/lab': {resolved: 'lab', link: true}}],
    ['a package with a digest', {'node_modules/a': {version: '1.0.0', integrity: SHA512}}],
    ['a package with two digests', {'node_modules/a': {version: '1.0.0', integrity: `${SHA512} ${SHA512}`}}],
    ['no packages', {}],
  ])('accepts %s', (_what, packages) => {
    expect(checkPackages(packages)).toBe('');
  });

  it.each([
    ['', '读不了'],
    ['{', '读不了'],
    ['[]', '键值对'],
    ['{"lockfileVersion":1,"dependencies":{}}', '键值对'],
    ['null', '键值对'],
  ])('says what is wrong with %s', (text, said) => {
    expect(check(text)).toContain(said);
  });
});
