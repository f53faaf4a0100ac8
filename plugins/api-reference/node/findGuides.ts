import {fitness, segmentsOf} from '../../../lib/openapi/apiOperations';
import {METHODS, type Method} from '../../../lib/openapi/types';
import type {PageLink} from '../types';

/** A docs page with its source text. */
export type GuideSource = PageLink & {text: string};

type Target = {slug: string; method: Method; path: string};
type Mention = {path: string; method?: Method};

// API addresses in text or code: after an origin, a shell variable, or at the start of a word.
const ADDRESS = /\/(?:api\/(?:v[12]\/|mcp)[^\s"'`)\]\\?#,，。；]*|health(?:_check)?\b|logs(?:-stream)?\b)/g;

/** The HTTP method in the words around an address: `curl -X POST`, `requests.post(`, `method: "POST"`, or `POST /api/…`. */
function methodNear(text: string, start: number): Method | undefined {
  const before = text.slice(Math.max(0, start - 200), start);
  // A blank line or the end of a code block separates a method from the address.
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

/** Lists the API addresses in a text. */
export function findMentions(text: string): Mention[] {
  return [...text.matchAll(ADDRESS)].map((match) => ({path: match[0], method: methodNear(text, match.index)}));
}

function matchTargets(mention: Mention, targets: readonly Target[]): Target[] {
  const asked = segmentsOf(mention.path);
  const candidates = targets
    // Without a method, an address is rarely about deletion.
    .filter((target) => (mention.method === undefined ? target.method !== 'delete' : target.method === mention.method))
    .map((target) => ({target, fit: fitness(target.path, asked)}))
    .filter(({fit}) => fit >= 0);
  const best = Math.max(...candidates.map(({fit}) => fit));
  return candidates.filter(({fit}) => fit === best).map(({target}) => target);
}

/**
 * Finds the guides for each operation: pages with its path in text or code, or with a link to its page.
 *
 * @returns guides by operation slug, in input order
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
