import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {build} from 'esbuild';
import {describe, expect, it} from 'vitest';
import {formatNotices, packageFolder} from '../packageNotices';

function makePackage(root: string, name: string, manifest: object, files: Record<string, string> = {}): string {
  const folder = path.join(root, 'node_modules', name);
  mkdirSync(folder, {recursive: true});
  for (const [file, text] of Object.entries({'package.json': JSON.stringify({name, ...manifest}), ...files}))
    writeFileSync(path.join(folder, file), text);
  return folder;
}

describe('packageFolder', () => {
  it.each([
    ['/a/node_modules/react/index.js', '/a/node_modules/react'],
    ['/a/node_modules/@mdx-js/react/lib/index.js', '/a/node_modules/@mdx-js/react'],
    ['/a/node_modules/b/node_modules/c/d.js', '/a/node_modules/b/node_modules/c'],
    ['/a/src/node.ts', undefined],
  ])('of %s', (file, folder) => {
    expect(packageFolder(file)).toBe(folder);
  });
});

describe('formatNotices', () => {
  it('names each package once, by its name, with its license and its text', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'notices-'));
    const b = makePackage(root, 'b', {version: '2.0.0', license: 'MIT', repository: {url: 'https://example.com/b'}, author: 'B'});
    const a = makePackage(
      root,
      '@x/a',
      {version: '1.0.0', license: 'ISC'},
      {'LICENSE.md': 'Copyright A\n', 'license.js': 'const x', NOTICE: 'Made by A'},
    );
    const text = formatNotices([b, a, b]);
    const names = text.split('\n').filter((line) => /^\S+ \d+\.\d+\.\d+ \(/.test(line));
    expect(names).toEqual(['@x/a 1.0.0 (ISC)', 'b 2.0.0 (MIT)']);
    expect(text).toContain('Copyright A\n\nMade by A');
    expect(text).toContain('B\nhttps://example.com/b');
    expect(text).not.toContain('const x');
  });
});

describe('scripts that the bundler does not make', () => {
  it('hold no package', async () => {
    const plugins = path.join(__dirname, '../../..');
    const {metafile} = await build({
      entryPoints: ['progressive-start/bootstrap/index.ts', 'translation/client/dismissTerms.ts'].map((file) => path.join(plugins, file)),
      bundle: true,
      metafile: true,
      write: false,
      outdir: tmpdir(),
      loader: {'.css': 'empty'},
      logLevel: 'silent',
    });
    const folders = Object.keys(metafile.inputs).flatMap((file) => packageFolder(path.resolve(file)) ?? []);
    expect(Object.keys(metafile.inputs).length).toBeGreaterThan(2);
    expect(folders).toEqual([]);
  });
});
