import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {parseYamlInput} from '../readInput';

const ROOT = path.join(__dirname, '../../..');
const FOLDERS = ['api', 'figures', 'lib', 'packages', 'plugins', 'site', 'tools', 'translation'];

const files = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.ya?ml$/.test(file) && !file.includes('__fixtures__'))
    .map((file) => path.join(folder, file)),
);

test('the fast parser and the one that knows lines read every file of this repository alike', () => {
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    expect(parseYamlInput(text, file), file).toEqual(parse(text));
  }
});

test.each([
  ['', null],
  ['a: no\nb: 2026-11-22\nc: 010\nd: ~', {a: 'no', b: '2026-11-22', c: 10, d: null}],
  ['a: &x [1]\nb: *x', {a: [1], b: [1]}],
  ['<<: {a: 1}', {'<<': {a: 1}}],
])('reads %j as YAML 1.2 does', (text, value) => {
  expect(parseYamlInput(text, 'a.yaml')).toEqual(value);
});

test('every mistake is told with its line, and aliases that multiply without end are refused', () => {
  expect(() => parseYamlInput('a: 1\na: 2\nb: [', 'a.yaml')).toThrow(/a\.yaml:2：[\s\S]*a\.yaml:3：/);
  const lines = ['a0: &a0 [x, x, x, x, x, x, x, x, x, x]'];
  for (let i = 1; i < 9; i += 1) {
    const aliases = Array(10).fill(`*a${i - 1}`);
    lines.push(`a${i}: &a${i} [${aliases.join(', ')}]`);
  }
  expect(() => parseYamlInput(lines.join('\n'), 'a.yaml')).toThrow('别名有误');
});
