import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {InputError} from '../input/inputError';
import {contentSecurityPolicy, POLICY_DIRECTIVES, type PolicySources} from './securityHeaders';

/** An old path of the site and its target, both relative to the base path. */
export type LegacyRedirect = {from: string; to: string};

/** Data from the build that servers need. Written into the build, but not served. */
export type SiteFacts = {
  version: typeof VERSION;
  /** Base path of the site, with slashes at both ends. */
  baseUrl: string;
  redirects: LegacyRedirect[];
  /** Old paths of files, such as Markdown files, where an HTML redirect page is not possible. */
  fileRedirects: LegacyRedirect[];
  policySources: PolicySources;
  /** `sha256-…` of every inline script of its pages. */
  scriptHashes: string[];
};

/** A built site with the data that a server needs. */
export type HostedSite = Pick<SiteFacts, 'baseUrl' | 'redirects' | 'fileRedirects'> & {folder: string; policy: string};

/** Path of the data in a built site. */
export const FACTS_FILE = '.hosting.json';
const VERSION = 3;

/** Content of that file. */
export const formatSiteFacts = (facts: Omit<SiteFacts, 'version'>): string =>
  `${JSON.stringify({version: VERSION, ...facts} satisfies SiteFacts, null, 1)}\n`;

/** Path of the page that redirects by script, for hosts without real redirects. */
export const redirectPageFile = ({from}: LegacyRedirect): string => `${from.slice(1)}/index.html`;

const REDIRECTS = z.array(z.object({from: z.string(), to: z.string()}));
const FACTS = z.object({
  baseUrl: z.string(),
  redirects: REDIRECTS,
  fileRedirects: REDIRECTS,
  policySources: z.partialRecord(z.enum(POLICY_DIRECTIVES), z.array(z.string())),
  scriptHashes: z.array(z.string()),
});

/** `undefined` means invalid JSON; the build never writes that. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads the data that the build wrote for servers.
 *
 * @throws InputError if the file is missing, damaged, or from another version of the site's code
 */
export function readSiteFacts(folder: string): SiteFacts {
  const file = path.join(folder, FACTS_FILE);
  if (!existsSync(file)) throw new InputError(`${folder} 里没有 ${FACTS_FILE}，不是本站的构建结果；先运行 npm run build，或者换一个文件夹`);
  const facts = parseJson(readFileSync(file, 'utf8'));
  const {version} = (facts ?? {}) as {version?: unknown};
  const {success, data, error} = FACTS.safeParse(facts);
  if (version === VERSION && success) return {version, ...data};
  const wrong = facts === undefined || version === VERSION ? `已损坏（${error?.issues[0]?.path.join('.') || '不是有效的 JSON'}）` : '';
  throw new InputError(`${file}：${wrong || `version 应为 ${VERSION}；收到的是 ${JSON.stringify(version)}`}。请重新运行 npm run build`);
}

/**
 * Reads the data that a server needs about a built site.
 *
 * @param addedScripts `sha256-…` of inline scripts on pages that were added after the build
 * @throws InputError that says what is missing
 */
export function readHostedSite(folder: string, addedScripts: readonly string[] = []): HostedSite {
  const {baseUrl, redirects, fileRedirects, policySources, scriptHashes} = readSiteFacts(folder);
  const hashes = [...new Set([...scriptHashes, ...addedScripts])].sort();
  return {folder, baseUrl, redirects, fileRedirects, policy: contentSecurityPolicy(hashes, policySources)};
}
