import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {validate} from 'dockerfile-utils';
import {expect, test} from 'vitest';
import {SERVER_FILES} from '../prepareSite';

const ROOT = path.join(__dirname, '../../..');
const dockerfile = readFileSync(path.join(ROOT, 'deploy/Dockerfile'), 'utf8');
const instructions = dockerfile.replace(/\\\n/g, ' ').split('\n');

test('the Dockerfile is well formed', () => {
  expect(validate(dockerfile).map(({range, message}) => `${range.start.line + 1}: ${message}`)).toEqual([]);
  expect(validate('FROM debian\nCOPY a')).not.toEqual([]);
});

test('what it copies from the repository and from the build is there', () => {
  const sources = instructions
    .filter((line) => line.startsWith('COPY ') && !line.includes('--from'))
    .flatMap((line) => line.split(' ').slice(1, -1));
  expect(sources.length).toBeGreaterThan(3);
  expect(sources.filter((source) => !existsSync(path.join(ROOT, source)))).toEqual([]);
  const generated = instructions.flatMap((line) => /--from=build \/app\/deploy\/generated\/(\S+)\//.exec(line)?.[1] ?? []);
  for (const folder of generated) expect(Object.keys(SERVER_FILES).some((file) => file.startsWith(`${folder}/`))).toBe(true);
});

test('the container runs without the rights of root, on images of fixed versions', () => {
  expect(instructions.findLast((line) => line.startsWith('USER '))).toBe('USER www-data');
  for (const line of instructions.filter((text) => /^ARG \w+_IMAGE=/.test(text))) expect(line).toMatch(/:(?!latest)[\w.-]+$/);
});

test('the scripts that it runs exist', () => {
  const {scripts} = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {scripts: Record<string, string>};
  for (const [, name] of dockerfile.matchAll(/npm run ([\w:]+)/g)) expect(Object.keys(scripts)).toContain(name);
});
