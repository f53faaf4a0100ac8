import {existsSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {readPages} from '../content/content';
import {type DocsVersion, versionFile} from '../content/versions';
import {InputError, listProblems} from '../input/inputError';
import {listFolder} from '../input/listFolder';
import {checkYamlInput, readInputText} from '../input/readInput';

const DATE = '日期，例如 2026-11-28';
const PHRASES = z.array(z.string('一句话').min(1, '一句话'), '几句话的列表');
const READING = z.strictObject(
  {
    page: z.string('页面的路径').startsWith('/', '页面的路径，以 / 开头'),
    date: z.string(DATE).regex(/^\d{4}-\d{2}-\d{2}$/, DATE),
    tried: PHRASES,
    untried: PHRASES.optional(),
  },
  '含 page、date、tried 的键值对，可以加 untried',
);
const READINGS = z.array(READING, '读过的页面的列表');

/** Folder of the records of what was tried on each page of a version, relative to the site. */
export const readingsFolder = (version: Pick<DocsVersion, 'folder'>): string => versionFile(version, 'translation', 'readings');

/**
 * Checks the records of what was tried on each page. They are for people; nothing else reads them.
 *
 * @throws InputError that lists every mistake, and every page that the version does not have
 */
export function checkReadings(version: DocsVersion): void {
  const folder = path.join(version.root, readingsFolder(version));
  if (!existsSync(folder)) return;
  const routes = new Set(readPages(version).map(({route}) => route));
  const unknown = listFolder(folder).flatMap((file) => {
    const name = path.posix.join(readingsFolder(version), file);
    const {value, placeOf} = checkYamlInput(readInputText({path: path.join(folder, file), name}), READINGS, name);
    return value.flatMap(({page}, index) =>
      routes.has(page) ? [] : [`${placeOf([index, 'page'])}page：应为这个版本里的页面；收到的是 ${page}`],
    );
  });
  if (unknown.length > 0) throw new InputError(listProblems('试读的记录有误', unknown, '页面改了地址，就写新的；删去的页面，记录也删去。'));
}
