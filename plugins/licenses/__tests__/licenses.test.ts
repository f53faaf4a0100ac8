import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {type BundledModule, collectFolders, fileOf} from '../node/collectFolders';
import {readPackage} from '../node/readPackage';
import {renderTexts} from '../node/renderTexts';

let root = '';
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
};
const manifest = (folder: string, fields: object) => write(`${folder}/package.json`, JSON.stringify(fields));
const made = (identifier: string, modules?: BundledModule[]): BundledModule => ({identifier: () => identifier, modules});

beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'licenses-'));
  manifest('node_modules/plain', {name: 'plain', version: '1.2.3', license: 'MIT', repository: 'owner/plain'});
  write('node_modules/plain/LICENSE', 'MIT License\r\n\r\nCopyright (c) 2020 A. Author.\r\n\r\nThe above copyright notice\r\n');
  manifest('node_modules/plain/esm', {type: 'module'});
  manifest('node_modules/@scope/deep', {name: '@scope/deep', version: '2.0.0', licenses: [{type: 'ISC'}, {type: 'MIT'}]});
  manifest('node_modules/plain/node_modules/inner', {name: 'inner', version: '0.1.0', license: {type: 'MIT'}, homepage: 'ftp://x'});
  manifest('node_modules/alias', {name: '@real/name', version: '3.0.0', license: 'MIT', repository: {url: 'git+https://a.example/b.git'}});
});
afterAll(() => rmSync(root, {recursive: true}));

describe('collectFolders', () => {
  it.each([
    ['/r/node_modules/a/index.js', '/r/node_modules/a/index.js'],
    ['/l/loader.js??rule[1]!/r/docs/a.mdx', '/r/docs/a.mdx'],
    ['javascript/auto|/l/loader.js!/r/a.js?query|layer', '/r/a.js'],
    ['css|/l/css-loader.js??x!/r/node_modules/infima/default.css|0|||}', '/r/node_modules/infima/default.css'],
    ['/r/node_modules/a/index.js|7f3a', '/r/node_modules/a/index.js'],
  ])('%s comes from %s', (identifier, file) => expect(fileOf(identifier)).toBe(file));

  it('finds the packages of modules, of joined ones too, and never the loaders', () => {
    const at = (file: string) => path.join(root, file);
    const modules = [
      made(at('src/own.ts'), [
        made(at('src/own.ts')),
        made(`${at('node_modules/plain/esm/index.js')}|1`),
        made(at('node_modules/alias/a.js')),
      ]),
      made(`${at('node_modules/@scope/deep/loader.js')}!${at('docs/a.mdx')}`),
      made(at('node_modules/plain/node_modules/inner/x.js')),
    ];
    expect(collectFolders(modules, root)).toEqual([
      'node_modules/@rspack/core',
      'node_modules/alias',
      'node_modules/plain',
      'node_modules/plain/node_modules/inner',
    ]);
  });
});

describe('readPackage', () => {
  const policy = {licenseTexts: [{package: 'inner', copyright: 'Copyright (c) 2019 Inner', source: 'https://a.example'}]};
  const read = (folder: string) => readPackage(root, folder, policy);

  it('reads licence, holder, address and text', () => {
    expect(read('node_modules/plain')).toMatchObject({
      name: 'plain',
      version: '1.2.3',
      license: 'MIT',
      copyright: ['Copyright (c) 2020 A. Author.'],
      url: 'https://github.com/owner/plain',
      text: expect.stringMatching(/^MIT License\n\nCopyright/),
    });
    expect(read('node_modules/alias')).toMatchObject({name: '@real/name', url: 'https://a.example/b', text: ''});
    expect(read('node_modules/@scope/deep')?.license).toBe('ISC OR MIT');
    expect(read('node_modules/gone')).toBeUndefined();
  });

  it('fills in the text of a package that has none from the policy', () => {
    expect(read('node_modules/plain/node_modules/inner')).toMatchObject({url: '', copyright: ['Copyright (c) 2019 Inner']});
  });
});

describe('renderTexts', () => {
  it('prints a text that several packages share once', () => {
    const item = (name: string, text: string) => ({folder: '', name, version: '1.0.0', license: 'MIT', copyright: [], url: '', text});
    const all = renderTexts([item('a', '甲'), item('b', '乙'), item('c', '甲')]);
    expect(all.match(/甲/g)).toHaveLength(1);
    expect(all).toMatch(/a 1\.0\.0（MIT）\nc 1\.0\.0（MIT）\n=+\n\n甲/);
  });
});
