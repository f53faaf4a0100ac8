import type {UpstreamLock, UpstreamRoutes} from '../../../lib/content/content';
import type {DocsPage} from '../../../lib/content/docsIndex';
import type {TranslationFrontMatter, TranslationSource} from '../../../lib/content/frontMatterRules';
import type {SidebarPlace} from '../../../lib/content/navigation/sidebar';
import {type PageStatus, type SectionStatus, type SourceStatus, STATES, type State, type TranslationStatus} from '../types';

export type StatusInput = {
  /** Existing pages with valid front matter. */
  pages: readonly DocsPage[];
  lock: UpstreamLock;
  routes: UpstreamRoutes;
  /** Sidebar places by route, in reading order. */
  places: ReadonlyMap<string, SidebarPlace>;
  /** Day of the last change of each page, by file under `docs/`. */
  changed: ReadonlyMap<string, string>;
};

const OTHER_SECTION = '其他';

/** All sources of a page, main source first. */
export function listPageSources({source, blob, also = []}: TranslationFrontMatter): TranslationSource[] {
  return [{source, blob}, ...also];
}

/** State of one source: compares the text that the page was written from with the lock file. */
export function stateOfSource({source, blob}: TranslationSource, lock: Pick<UpstreamLock, 'files'>): 'fresh' | 'stale' | 'orphan' {
  const current = lock.files[source];
  if (current === undefined) return 'orphan';
  return current === blob ? 'fresh' : 'stale';
}

/** The worst of several states. */
export function worstState<T extends State>(states: readonly T[]): T | 'fresh' {
  return states.reduce<T | 'fresh'>((worst, state) => (STATES.indexOf(state) > STATES.indexOf(worst) ? state : worst), 'fresh');
}

function statusOfWritten(page: DocsPage, input: StatusInput): PageStatus {
  const sources = listPageSources(page.frontMatter.translation as TranslationFrontMatter).map(
    (source): SourceStatus => ({path: source.source, state: stateOfSource(source, input.lock), blob: source.blob}),
  );
  const changed = input.changed.get(page.file);
  return {
    route: page.route,
    title: String(page.frontMatter.title),
    section: input.places.get(page.route)?.section ?? OTHER_SECTION,
    state: worstState(sources.map(({state}) => state)),
    sources,
    ...(changed && {changed}),
  };
}

function statusOfMissing(route: string, source: string, {places}: StatusInput): PageStatus {
  const place = places.get(route);
  return {
    route,
    title: place?.label ?? route,
    section: place?.section ?? OTHER_SECTION,
    state: 'missing',
    sources: [{path: source, state: 'missing'}],
  };
}

function countStates(pages: readonly PageStatus[]): Record<State, number> {
  const counts: Record<State, number> = {fresh: 0, stale: 0, missing: 0, orphan: 0};
  for (const {state} of pages) counts[state] += 1;
  return counts;
}

function summarise(pages: readonly PageStatus[]): SectionStatus[] {
  // A map keeps the insertion order of sections: that of the sidebar.
  const groups = new Map<string, PageStatus[]>();
  for (const page of pages) groups.set(page.section, [...(groups.get(page.section) ?? []), page]);
  return [...groups].map(([name, members]) => ({name, total: members.length, counts: countStates(members)}));
}

/** Sorts pages in sidebar order; pages outside the sidebar come last, by address. */
function inReadingOrder(pages: readonly PageStatus[], places: StatusInput['places']): PageStatus[] {
  const order = new Map([...places.keys()].map((route, index) => [route, index]));
  const rank = ({route}: PageStatus) => order.get(route) ?? order.size;
  return [...pages].sort((a, b) => rank(a) - rank(b) || (a.route < b.route ? -1 : 1));
}

/** Computes the state of every upstream page and every existing page. */
export function computeStatus(input: StatusInput): TranslationStatus {
  const {lock, routes} = input;
  const written = input.pages.map((page) => statusOfWritten(page, input));
  const done = new Set(written.map(({route}) => route));
  const missing = Object.entries(routes)
    .filter(([route]) => !done.has(route))
    .map(([route, source]) => statusOfMissing(route, source, input));
  const pages = inReadingOrder([...written, ...missing], input.places);
  const {repository, commit, date, langflow_version: langflowVersion} = lock;
  return {upstream: {repository, commit, date, langflowVersion}, counts: countStates(pages), sections: summarise(pages), pages};
}
