import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {SupplyPolicy} from '../../../tools/supply/policy';
import type {ShippedPackage} from '../types';
import {mitText} from './mitText';

type Manifest = {
  name: string;
  version: string;
  license?: string | {type?: string};
  licenses?: {type?: string}[];
  repository?: string | {url?: string};
  homepage?: string;
};

const LICENSE_FILE = /^(?:licen[cs]e|copying)(?:[.-].*)?$/i;
const NOTICE_FILE = /^(?:notice|copyrightnotice)(?:\..*)?$/i;
// Not the conditions, which speak of “the above copyright notice”.
const COPYRIGHT = /^\W*(copyright\s+(?:\(c\)|©|\d{4}).*)$/gim;
/** The blank of the Apache licence's appendix. */
const BLANK = /\[yyyy\]|\{yyyy\}/;

function licenseOf({license, licenses = []}: Manifest): string {
  if (typeof license === 'string') return license;
  return license?.type ?? licenses.map(({type}) => type).join(' OR ');
}

/** Address of a repository for people: `git+https://…git`, `owner/name` and the like all lead to a page. */
function urlOf({repository, homepage = ''}: Manifest): string {
  const url = (typeof repository === 'string' ? repository : repository?.url) ?? homepage;
  if (/^[\w.-]+\/[\w.-]+$/.test(url)) return `https://github.com/${url}`;
  const address = url
    .replace(/^git\+/, '')
    .replace(/^(?:git|ssh|http):\/\/(?:git@)?/, 'https://')
    .replace(/\.git$/, '');
  return address.startsWith('https://') ? address : '';
}

function readTexts(folder: string): string {
  const files = readdirSync(folder).sort();
  const named = [LICENSE_FILE, NOTICE_FILE].flatMap((pattern) => files.filter((file) => pattern.test(file)));
  return named.map((file) => readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim()).join('\n\n');
}

function copyrightOf(text: string): string[] {
  const lines = [...text.matchAll(COPYRIGHT)].map(([, line]) => (line as string).replace(/[\s*#]+$/, ''));
  return [...new Set(lines)].filter((line) => !BLANK.test(line));
}

/** Reads what an installed package says about itself; `undefined` where it is not installed. */
export function readPackage(root: string, folder: string, policy: Pick<SupplyPolicy, 'licenseTexts'>): ShippedPackage | undefined {
  const manifestFile = path.join(root, folder, 'package.json');
  if (!existsSync(manifestFile)) return undefined;
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const {name, version} = manifest;
  const own = readTexts(path.join(root, folder));
  const known = policy.licenseTexts.find((entry) => entry.package === name);
  const text = own || (known && licenseOf(manifest) === 'MIT' ? mitText(known.copyright) : '');
  return {folder, name, version, license: licenseOf(manifest), copyright: copyrightOf(text), url: urlOf(manifest), text};
}
