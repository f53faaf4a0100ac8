import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {InputError} from '../../../lib/input/inputError';
import type {BundleReport} from '../types';

const REPORT_FILE = 'licenses/bundle.json';
/** Where Docusaurus keeps what it generates, under a site's folder. */
const GENERATED = '.docusaurus';

/** Keeps what a build has put into its files; the folder is there, since the page's own data stands in it. */
export function writeReport(generatedFilesDir: string, report: BundleReport): void {
  writeFileSync(path.join(generatedFilesDir, REPORT_FILE), `${JSON.stringify(report, null, 1)}\n`);
}

/**
 * Reads what the last build of a site has put into its files.
 *
 * @throws InputError where the site has not been built
 */
export function readReport(siteDir: string): BundleReport {
  const file = path.join(siteDir, GENERATED, REPORT_FILE);
  if (!existsSync(file)) throw new InputError(`找不到 ${file}；先构建这个站点（npm run build 或 npm run build:strict -- <站点目录>）`);
  return JSON.parse(readFileSync(file, 'utf8')) as BundleReport;
}
