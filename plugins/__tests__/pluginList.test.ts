import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const PLUGINS = path.join(__dirname, '..');
/** Folders that are not plugins. */
const OTHERS = ['__tests__'];

it('names every plugin once, in the order of the alphabet', () => {
  const rows = [...readFileSync(path.join(PLUGINS, 'README.md'), 'utf8').matchAll(/^\| `(.+?)` \| .*\p{Script=Han}/gmu)];
  const folders = readdirSync(PLUGINS, {withFileTypes: true}).filter((entry) => entry.isDirectory() && !OTHERS.includes(entry.name));
  expect(rows.map(([, name]) => name)).toEqual(folders.map(({name}) => name).sort());
});
