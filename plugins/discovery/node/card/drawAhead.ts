import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {pageTitle} from '../../../api-reference/shared/pageTitle';
import type {ApiContent} from '../../../api-reference/types';
import {startWorker} from '../../../shared/startWorker';
import type {PageFacts, SiteFacts} from '../../types';
import {describeCard} from './describeCard';
import {type Card, drawCard} from './drawCard';
import {isDrawn} from './renderCard';

type Foreseen = Pick<PageFacts, 'title' | 'sections'>;
type SidebarItem = {type: string; id?: string; label?: string; link?: {type: string; id?: string}; items?: SidebarItem[]};

/** The groups that lead to each doc of a sidebar, by the doc's id; the first place where it stands counts. */
function sectionsOf(items: readonly SidebarItem[], above: readonly string[], found: Map<string, string[]>): Map<string, string[]> {
  const note = (id: string | undefined) => id !== undefined && !found.has(id) && found.set(id, [...above]);
  for (const {type, id, label = '', link, items: inner = []} of items) {
    if (type === 'doc') note(id);
    if (type !== 'category') continue;
    note(link?.id);
    sectionsOf(inner, [...above, label], found);
  }
  return found;
}

/** Titles and sections that pages will have, as far as they can be told before the pages are built. */
export function foreseePages(allContent: AllContent): Foreseen[] {
  const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
  const api = allContent['api-reference']?.default as ApiContent | undefined;
  const written = (docs?.loadedVersions ?? []).flatMap((version) => {
    const sections = new Map<string, string[]>();
    for (const items of Object.values(version.sidebars)) sectionsOf(items as SidebarItem[], [], sections);
    return version.docs.map(({id, title}): Foreseen => ({title, sections: sections.get(id) ?? []}));
  });
  const root = api?.landing.title ?? '';
  const operations = (api?.operations ?? []).map(
    ({title, tag}): Foreseen => ({title: pageTitle(title), sections: [root, tag.label].filter(Boolean)}),
  );
  return [...written, ...operations];
}

/**
 * Draws the pictures of foreseen pages in another thread, while the bundler leaves a core idle. They are kept where `publish` looks
 * for them; what was foreseen wrongly is drawn then, and what goes wrong is said then.
 */
export async function drawAhead(allContent: AllContent, site: Pick<SiteFacts, 'name'>, logo: string, version: string): Promise<void> {
  const cards = foreseePages(allContent).map((page) => describeCard(page, site, version));
  if (cards.every((card) => isDrawn(drawCard(card, logo)))) return;
  const worker = await startWorker<[{cards: Card[]; logo: string}], void>({module: path.join(__dirname, 'drawCards.ts'), fn: 'drawCards'});
  await worker.run({cards, logo}).finally(worker.stop);
}
