import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseJsonInput} from '../../../lib/input/readInput';

/** A package whose code browsers get, with the terms that its license asks to be passed on. */
export type PackageNotice = {name: string; version: string; license: string; text: string};

const FOLDER = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)(?:[\\/]|$)/;
const LICENSE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;
const RULE = '-'.repeat(72);

/** Folder of the package that a file belongs to; undefined where it belongs to none. */
export const packageFolder = (file: string): string | undefined => FOLDER.exec(file)?.[1];

/** Reads what a package says of its license. */
export function readNotice(folder: string): PackageNotice {
  const manifest = path.join(folder, 'package.json');
  const {name, version, license, author, repository} = parseJsonInput(readFileSync(manifest, 'utf8'), manifest) as Record<string, unknown>;
  const texts = readdirSync(folder)
    .filter((file) => LICENSE_FILE.test(file) && !/\.(?:js|ts|json)$/.test(file))
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8').trim());
  const {url = ''} = (typeof repository === 'object' && repository !== null ? repository : {url: repository}) as {url?: string};
  // Some packages leave the text in their repository.
  const text = texts.join('\n\n') || [author, url].filter((part) => typeof part === 'string' && part).join('\n');
  return {name: String(name), version: String(version), license: String(license ?? ''), text};
}

const describeNotice = ({name, version, license, text}: PackageNotice) =>
  [RULE, `${name} ${version}${license ? ` (${license})` : ''}`, RULE, ...(text ? ['', text] : []), ''].join('\n');

/** The notices of packages as one text, each once, by their names. */
export function formatNotices(folders: Iterable<string>): string {
  const notices = [...new Set(folders)].filter((folder) => existsSync(path.join(folder, 'package.json'))).map(readNotice);
  const byName = new Map(notices.map((notice) => [`${notice.name} ${notice.version}`, notice]));
  const sorted = [...byName].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, notice]) => describeNotice(notice));
  const intro =
    '本站发给浏览器的代码里含有下列软件包，按各自的许可证使用。\nThe code that this site sends to browsers contains the following packages.\n';
  return [intro, ...sorted].join('\n');
}
