import {fitness, segmentsOf} from '../../../lib/openapi/apiOperations';
import {METHODS, type Method} from '../../../lib/openapi/types';
import type {PageParts} from '../../../lib/pages/types';
import type {PageLink} from '../types';

/** A docs page with its parts. */
export type GuideSource = PageLink & {parts: Pick<PageParts, 'texts' | 'tables' | 'samples' | 'links'>};

type Target = {slug: string; method: Method; path: string};
type ApiAddress = {path: string; method?: Method};

// API addresses in text or code: after an origin, a shell variable, or at the start of a word.
const ADDRESS = /\/(?:api\/(?:v[12]\/|mcp)[^\s"'`)\]\\?#,，。；]*|health(?:_check)?\b|logs(?:-stream)?\b)/g;

/** The HTTP method in the words around an address: `curl -X POST`, `requests.post(`, `method: "POST"`, or `POST /api/…`. */
function methodNear(text: string, start: number): Method | undefined {
  const before = text.slice(Math.max(0, start - 200), start);
  // A blank line in a sample separates a method from the address.
  const near = before.split(/\n\s*\n/).at(-1) ?? '';
  const after = text.slice(start, start + 300).split(/\n\s*\n/)[0] ?? '';
  const named =
    [...near.matchAll(/(?:-X\s*|--request\s+|requests\.|method:\s*["'])["']?([A-Za-z]+)/g)].at(-1)?.[1] ??
    /\b(GET|POST|PUT|PATCH|DELETE)\s+["'`]?\S*$/.exec(near)?.[1];
  const later = /(?:-X\s*|--request\s+|method:\s*["'])["']?([A-Za-z]+)/.exec(after)?.[1];
  const word = (named ?? later)?.toLowerCase();
  const method = METHODS.find((candidate) => candidate === word);
  if (method) return method;
  if (!/\bcurl\b/.test(near)) return undefined;
  return /\s(?:-d|--data(?:-\w+)?|-F|--form)\s/.test(after) ? 'post' : 'get';
}

/** Lists the API addresses in a text or a sample. */
export function findApiAddresses(text: string): ApiAddress[] {
  return [...text.matchAll(ADDRESS)].map((match) => ({path: match[0], method: methodNear(text, match.index)}));
}

function matchTargets(address: ApiAddress, targets: readonly Target[]): Target[] {
  const asked = segmentsOf(address.path);
  const candidates = targets
    // Without a method, an address is rarely about deletion.
    .filter((target) => (address.method === undefined ? target.method !== 'delete' : target.method === address.method))
    .map((target) => ({target, fit: fitness(target.path, asked)}))
    .filter(({fit}) => fit >= 0);
  const best = Math.max(...candidates.map(({fit}) => fit));
  return candidates.filter(({fit}) => fit === best).map(({target}) => target);
}

/** Texts in which a method belongs to an address: paragraphs, rows of tables, and samples. */
const textsOf = ({texts, tables, samples}: GuideSource['parts']): string[] => [
  ...texts.map(({text}) => text),
  ...tables.flatMap(({rows}) => rows.map(({cells}) => cells.join(' | '))),
  ...samples.map(({text}) => text),
];

/**
 * Finds the guides for each operation: pages with its path in text or code, or with a link to its page.
 *
 * @returns guides by operation slug, in input order
 */
export function findGuides(guides: readonly GuideSource[], targets: readonly Target[], routeBasePath: string): Map<string, PageLink[]> {
  const found = new Map<string, PageLink[]>(targets.map(({slug}) => [slug, []]));
  for (const {title, permalink, parts} of guides) {
    const linked = parts.links.flatMap(({url}) => url.split(/[#?]/)[0] ?? '');
    const isLinked = ({slug}: Target) => linked.includes(`/${routeBasePath}/${slug}`);
    const mentioned = textsOf(parts)
      .flatMap(findApiAddresses)
      .flatMap((address) => matchTargets(address, targets));
    for (const slug of new Set([...targets.filter(isLinked), ...mentioned].map((target) => target.slug))) {
      found.get(slug)?.push({title, permalink});
    }
  }
  return found;
}
