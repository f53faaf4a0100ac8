import {fitness, segmentsOf} from '../../../lib/openapi/apiOperations';
import {METHODS, type Method} from '../../../lib/openapi/types';
import type {PageLink} from '../types';

/** A docs page with its source text. */
export type GuideSource = PageLink & {text: string};

type Target = {slug: string; method: Method; path: string};
type Mention = {path: string; method?: Method};

// An address of the API in prose or code: after an origin, a shell variable, or at the start of a word.
const ADDRESS = /\/(?:api\/(?:v[12]\/|mcp)[^\s"'`)\]\\?#,，。；]*|health(?:_check)?\b|logs(?:-stream)?\b)/g;

/** The method that the words around an address name: `curl -X POST`, `requests.post(`, `method: "POST"`, or `POST /api/…`. */
function methodNear(text: string, start: number): Method | undefined {
  const before = text.slice(Math.max(0, start - 200), start);
  // A blank line or the end of the code block cuts the connection.
  const near = before.split(/\n\s*\n|```/).at(-1) ?? '';
  const after = text.slice(start, start + 300).split(/\n\s*\n|```/)[0] ?? '';
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

/** Lists the API addresses that a text names. */
export function findMentions(text: string): Mention[] {
  return [...text.matchAll(ADDRESS)].map((match) => ({path: match[0], method: methodNear(text, match.index)}));
}

function matchTargets(mention: Mention, targets: readonly Target[]): Target[] {
  const asked = segmentsOf(mention.path);
  const candidates = targets
    // A bare address is rarely about deleting everything behind it.
    .filter((target) => (mention.method === undefined ? target.method !== 'delete' : target.method === mention.method))
    .map((target) => ({target, fit: fitness(target.path, asked)}))
    .filter(({fit}) => fit >= 0);
  const best = Math.max(...candidates.map(({fit}) => fit));
  return candidates.filter(({fit}) => fit === best).map(({target}) => target);
}

/**
 * Finds the guides that mention each operation, by its path in prose and code or by a link to its page.
 *
 * @returns guides by operation slug, in the order in which they came
 */
export function findGuides(guides: readonly GuideSource[], targets: readonly Target[], routeBasePath: string): Map<string, PageLink[]> {
  const found = new Map<string, PageLink[]>(targets.map(({slug}) => [slug, []]));
  for (const {title, permalink, text} of guides) {
    const linked = targets.filter(({slug}) => new RegExp(`\\]\\(/${routeBasePath}/${slug}[)#?]`).test(text));
    const mentioned = findMentions(text).flatMap((mention) => matchTargets(mention, targets));
    for (const slug of new Set([...linked, ...mentioned].map((target) => target.slug))) found.get(slug)?.push({title, permalink});
  }
  return found;
}
