import {createHash} from 'node:crypto';
import {gunzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {type BuiltPack, buildPacks, type CopiedFile} from '../buildPacks';

/** Text that compresses little, different for each seed. */
function textOf(seed: string, length: number): Buffer {
  let text = '';
  for (let i = 0; text.length < length; i++) text += createHash('sha256').update(`${seed}${i}`).digest('base64');
  return Buffer.from(text.slice(0, length));
}

const site: CopiedFile[] = [
  ...Array.from({length: 60}, (_, i) => ({path: `page-${i}.html`, content: textOf(`html${i}`, 40_000)})),
  ...Array.from({length: 40}, (_, i) => ({
    path: `assets/js/${createHash('md5').update(String(i)).digest('hex').slice(0, 8)}.0a1b2c3d.js`,
    content: textOf(`js${i}`, 30_000),
  })),
  {path: 'manifest.json', content: Buffer.from('{}')},
  {path: 'assets/css/styles.12345678.css', content: Buffer.from('a{}')},
];

/** Takes the files out of the packs, as the worker does. */
function unpack(packs: readonly BuiltPack[]): Map<string, string> {
  const files = new Map<string, string>();
  for (const {pack, content} of packs) {
    const raw = gunzipSync(content);
    let start = 0;
    for (const [path, length] of pack.files) {
      files.set(path, raw.subarray(start, start + length).toString());
      start += length;
    }
  }
  return files;
}

const namesOf = (packs: readonly BuiltPack[]) => packs.map(({pack}) => pack.file);

test('everything that goes in comes out', async () => {
  const packs = await buildPacks(site);
  expect(unpack(packs)).toEqual(new Map(site.map(({path, content}) => [path, content.toString()])));
  for (const {pack, content} of packs) {
    expect(pack.bytes).toBe(content.length);
    expect(pack.digest).toBe(createHash('sha256').update(content).digest('hex'));
    expect(pack.digest).toContain(pack.file.replace('assets/offline/', '').replace('.bin', ''));
  }
});

test('packs are of a size that a broken connection can lose, and small kinds share one', async () => {
  const packs = await buildPacks(site);
  expect(packs.length).toBeGreaterThan(6);
  expect(Math.max(...packs.map(({pack}) => pack.bytes))).toBeLessThan(900_000);
  const small = packs.find(({pack}) => pack.files.some(([path]) => path === 'manifest.json'));
  expect(small?.pack.files.map(([path]) => path)).toEqual(['manifest.json', 'assets/css/styles.12345678.css']);
});

test('two builds of the same site are the same', async () => {
  // Packs are named after their content.
  expect(namesOf(await buildPacks(site))).toEqual(namesOf(await buildPacks(site)));
});

test('a file that changed, and its name with it, changes one pack only', async () => {
  const changed = site.map((file) =>
    file.path.startsWith('assets/js/') && file === site[60]
      ? {path: file.path.replace('0a1b2c3d', 'ffffffff'), content: textOf('other', 30_100)}
      : file,
  );
  const [before, after] = [namesOf(await buildPacks(site)), namesOf(await buildPacks(changed))];
  expect(after.filter((name) => !before.includes(name))).toHaveLength(1);
});
