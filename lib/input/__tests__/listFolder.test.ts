import {mkdirSync, mkdtempSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {listFolder} from '../listFolder';

let folder: string;
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'list-folder-')), '中文 与空格');
  mkdirSync(path.join(folder, 'a/深'), {recursive: true});
  for (const file of ['z.md', 'a/深/一 页.md']) writeFileSync(path.join(folder, file), '');
});
const link = (target: string, name: string) => symlinkSync(target, path.join(folder, name));

describe('listFolder', () => {
  it('lists files at any depth, and those of linked folders', () => {
    link('深', 'a/linked');
    expect(listFolder(folder)).toEqual(['a/linked/一 页.md', 'a/深/一 页.md', 'z.md']);
  });

  it.each([
    ['itself', '.', 'a/loop'],
    ['the folder above', '..', 'a/深/loop'],
    ['a link that leads back', '../loop', 'a/loop'],
  ])('names a link to %s', (_name, target, name) => {
    if (target === '../loop') link('a', 'loop');
    link(target, name);
    expect(() => listFolder(folder)).toThrow(/loop：这个链接指回它所在的文件夹/);
  });

  it('lists a link that leads nowhere, for the reader to name', () => {
    link('nowhere.md', 'a/dead.md');
    link('self.md', 'a/self.md');
    expect(listFolder(folder)).toEqual(['a/dead.md', 'a/self.md', 'a/深/一 页.md', 'z.md']);
  });
});
