import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {compareOriginals, listOverrides, main} from '..';

/** A folder of theme components with the given files. */
function writeTheme(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'theme-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

it('lists overrides by the names of the theme', () => {
  const root = writeTheme({
    'src/theme/Tabs/index.tsx': '',
    'src/theme/Tabs/styles.module.css': '',
    'src/theme/Tabs/__tests__/tabs.test.ts': '',
    'src/theme/DocItem/Footer/index.tsx': '',
    'src/theme/prism-include-languages.ts': '',
    'packages/docusaurus-search-zh/theme/SearchBar/index.tsx': '',
    'plugins/publish/index.ts': '',
  });
  expect(listOverrides(root)).toEqual(['DocItem/Footer', 'Tabs', 'prism-include-languages', 'SearchBar']);
});

it('shows originals that changed, came or went, and no others', () => {
  const older = writeTheme({'Same/index.js': 'a', 'Changed/index.js': 'a', 'Gone/index.js': 'a', 'Other/index.js': 'a'});
  const newer = writeTheme({'Same/index.js': 'a', 'Changed/index.js': 'b', 'Changed/styles.module.css': 'c', 'Other/index.js': 'b'});
  const changed = compareOriginals(['Same', 'Changed', 'Gone', 'OfAPlugin'], older, newer);
  expect([...changed.keys()]).toEqual(['Changed', 'Gone']);
  expect(changed.get('Changed')).toMatch(/^-a\n[\s\S]*^\+b\n[\s\S]*^\+c\n/m);
  expect(changed.get('Gone')).toMatch(/deleted file/);
});

it.each([[[]], [['3.10.2']], [['3.10', 'latest']]])('asks for two versions instead of %j', (args) => {
  expect(() => main(args)).toThrow('应有两个版本号，形如 3.10.2');
});
