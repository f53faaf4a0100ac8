import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach} from 'vitest';
import {loadFigures} from '../node/loadFigures';
import {ICON_NAMES} from '../node/svg/icons';

const CATALOGUE = readFileSync(path.join(__dirname, '../__fixtures__/figures/components.yaml'), 'utf8');

/** Gives each test of a file an empty folder of figures. */
export function eachWithFolder() {
  let root = '';
  const folder = {
    dir: '',
    /** The error text for a folder with these files, next to the usual catalogue. */
    errorOf(files: Record<string, string>): string {
      for (const [file, text] of Object.entries({'components.yaml': CATALOGUE, ...files})) {
        mkdirSync(path.dirname(path.join(folder.dir, file)), {recursive: true});
        writeFileSync(path.join(folder.dir, file), text);
      }
      try {
        loadFigures(folder.dir);
      } catch (error) {
        // The list of icons grows, and is long.
        return (error as Error).message.replaceAll(ICON_NAMES.join('、'), '（图标）');
      }
      return '';
    },
  };
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'figures-'));
    folder.dir = path.join(root, 'figures');
    mkdirSync(folder.dir);
  });
  afterEach(() => rmSync(root, {recursive: true}));
  return folder;
}
