import {mkdirSync, mkdtempSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it, vi} from 'vitest';
import type {DocsVersion} from '../../../../lib/content/versions';
import {loadWhenChanged, stampContent} from '../loadWhenChanged';

describe('loadWhenChanged', () => {
  it('loads again only where the stamp is another', async () => {
    let stamp = 'a';
    const load = vi.fn(async () => stamp.toUpperCase());
    const read = loadWhenChanged(() => stamp, load);
    expect([await read(), await read()]).toEqual(['A', 'A']);
    expect(load).toHaveBeenCalledTimes(1);
    stamp = 'b';
    expect(await read()).toBe('B');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('reports a problem again as long as it stands', async () => {
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('x'))
      .mockRejectedValueOnce(new Error('x'))
      .mockResolvedValue('ok');
    const read = loadWhenChanged(() => 'same', load);
    await expect(read()).rejects.toThrow('x');
    await expect(read()).rejects.toThrow('x');
    expect(await read()).toBe('ok');
  });
});

describe('stampContent', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'stamp-'));
  const version = {root, docs: 'docs', base: ''} as DocsVersion;
  const write = (text: string) => writeFileSync(path.join(root, 'docs/page.mdx'), text);
  const stamp = () => stampContent(root, [version], ['lock.json', 'missing.json']);
  mkdirSync(path.join(root, 'docs'));
  writeFileSync(path.join(root, 'lock.json'), '{}');

  it('stays the same when the text of a page changes, not when its front matter, its files or the pages do', () => {
    write('---\ntitle: 一\n---\n旧的文字');
    const before = stamp();
    write('---\ntitle: 一\n---\n新的文字');
    expect(stamp()).toBe(before);
    write('---\ntitle: 二\n---\n新的文字');
    const retitled = stamp();
    expect(retitled).not.toBe(before);
    utimesSync(path.join(root, 'lock.json'), 1, 1);
    const touched = stamp();
    expect(touched).not.toBe(retitled);
    writeFileSync(path.join(root, 'docs/other.mdx'), '---\ntitle: 另一页\n---\n');
    expect(stamp()).not.toBe(touched);
  });
});
