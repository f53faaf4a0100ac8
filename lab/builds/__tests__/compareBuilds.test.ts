import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {compareBuilds} from '../compareBuilds';

function build(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'compare-builds-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}
const compare = (one: Record<string, string>, other: Record<string, string>) => compareBuilds(build(one), build(other));

it('names files that differ, and files that only one build has', () => {
  expect(compare({'a.html': '1', 'b/c.md': '1', 'd.js': '1'}, {'a.html': '1', 'b/c.md': '2', 'e.js': '1'})).toEqual([
    'b/c.md',
    'd.js',
    'e.js',
  ]);
});

it('allows other names of variables in the runtime, and the name of its file in pages', () => {
  const site = (hash: string, runtime: string) => ({
    'index.html': `<script src="/assets/js/runtime~main.${hash}.js"></script>`,
    [`assets/js/runtime~main.${hash}.js`]: runtime,
  });
  const one = site('aaaaaaaa', 'var a=1,b="x.12ab.js";');
  expect(compare(one, site('bbbbbbbb', 'var c=1,d="x.12ab.js";'))).toEqual([]);
  expect(compare(one, site('bbbbbbbb', 'var c=1,d="x.34cd.js";'))).toEqual(['assets/js/runtime~main.js']);
});
