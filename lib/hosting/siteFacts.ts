import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {InputError} from '../input/inputError';
import {collectSiteHashes} from './inlineScripts';
import {contentSecurityPolicy, POLICY_DIRECTIVES, type PolicySources} from './securityHeaders';

/** An old path of the site and the one it leads to, both relative to the base path. */
export type LegacyRedirect = {from: string; to: string};

/** What the build knows and a server needs; written into the build, and served by no server. */
export type SiteFacts = {
  version: 1;
  /** Path of the site under its origin, with slashes at both ends. */
  baseUrl: string;
  redirects: LegacyRedirect[];
  policySources: PolicySources;
};

/** A built site with all that a server must know of it. */
export type HostedSite = {folder: string; baseUrl: string; redirects: LegacyRedirect[]; policy: string};

const FACTS_FILE = '.hosting.json';

/** Writes the facts into a built site. */
export function writeSiteFacts(folder: string, facts: Omit<SiteFacts, 'version'>): void {
  writeFileSync(path.join(folder, FACTS_FILE), `${JSON.stringify({version: 1, ...facts} satisfies SiteFacts, null, 1)}\n`);
}

/** Where the page stands that sends readers on by script, for hosts that give no real redirect. */
export const redirectPageFile = ({from}: LegacyRedirect): string => `${from.slice(1)}/index.html`;

const FACTS = z.object({
  baseUrl: z.string(),
  redirects: z.array(z.object({from: z.string(), to: z.string()})),
  policySources: z.partialRecord(z.enum(POLICY_DIRECTIVES), z.array(z.string())),
});

/** `undefined` stands for no JSON: the build never writes that. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads what the build has left for servers.
 *
 * @throws InputError where it is missing, damaged, or of another version of the site's code
 */
export function readSiteFacts(folder: string): SiteFacts {
  const file = path.join(folder, FACTS_FILE);
  if (!existsSync(file)) throw new InputError(`${folder} 里没有 ${FACTS_FILE}，不是本站的构建结果；先运行 npm run build，或者换一个文件夹`);
  const facts = parseJson(readFileSync(file, 'utf8'));
  const {version} = (facts ?? {}) as {version?: unknown};
  const {success, data, error} = FACTS.safeParse(facts);
  if (version === 1 && success) return {version, ...data};
  const wrong = facts === undefined || version === 1 ? `已损坏（${error?.issues[0]?.path.join('.') || '不是有效的 JSON'}）` : '';
  throw new InputError(`${file}：${wrong || `version 应为 1；收到的是 ${JSON.stringify(version)}`}。请重新运行 npm run build`);
}

/**
 * Reads a built site and computes its Content-Security-Policy from its pages as they are now.
 *
 * @param skip files, relative to the folder, whose scripts the policy need not allow
 * @throws InputError that says what is missing, or names every page with code that the policy forbids
 */
export function readHostedSite(folder: string, skip: readonly string[] = []): HostedSite {
  const {baseUrl, redirects, policySources} = readSiteFacts(folder);
  const hashes = collectSiteHashes(folder, new Set(skip));
  return {folder, baseUrl, redirects, policy: contentSecurityPolicy(hashes, policySources)};
}
