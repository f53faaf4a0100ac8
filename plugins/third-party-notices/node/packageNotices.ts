import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseJsonInput} from '../../../lib/input/readInput';

/** A package whose code is sent to browsers, and its license text. */
export type PackageNotice = {name: string; version: string; license: string; text: string};

const FOLDER = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)(?:[\\/]|$)/;
const LICENSE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;
const RULE = '-'.repeat(72);

/** Package folder of a file; undefined if it is not in a package. */
export const packageFolder = (file: string): string | undefined => FOLDER.exec(file)?.[1];

/** Reads the license information of a package. */
export function readNotice(folder: string): PackageNotice {
  const manifest = path.join(folder, 'package.json');
  const {name, version, license, author, repository} = parseJsonInput(readFileSync(manifest, 'utf8'), manifest) as Record<string, unknown>;
  const texts = readdirSync(folder)
    .filter((file) => LICENSE_FILE.test(file) && !/\.(?:js|ts|json)$/.test(file))
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8').trim());
  const {url = ''} = (typeof repository === 'object' && repository !== null ? repository : {url: repository}) as {url?: string};
  // Some packages have the license text only in their repository.
  const text = texts.join('\n\n') || [author, url].filter((part) => typeof part === 'string' && part).join('\n');
  return {name: String(name), version: String(version), license: String(license ?? ''), text};
}

const describeNotice = ({name, version, license, text}: PackageNotice) =>
  [RULE, `${name} ${version}${license ? ` (${license})` : ''}`, RULE, ...(text ? ['', text] : []), ''].join('\n');

/** The notices of packages as one text, without duplicates, sorted by name. */
export function formatNotices(folders: Iterable<string>): string {
  const notices = [...new Set(folders)].filter((folder) => existsSync(path.join(folder, 'package.json'))).map(readNotice);
  const byName = new Map(notices.map((notice) => [`${notice.name} ${notice.version}`, notice]));
  const sorted = [...byName].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, notice]) => describeNotice(notice));
  const intro =
    '本站发给浏览器的代码里含有下列软件包，按各自的许可证使用。\nThe code that this site sends to browsers contains the following packages.\n';
  return [intro, ...sorted].join('\n');
}
