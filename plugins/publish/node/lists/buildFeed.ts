import {escapeXml} from '../../../../lib/build/escapeXml';
import type {PageFacts} from '../../../../lib/build/publishStep';
import type {SiteFacts} from '../../types';

/** Where the feed stands under the site. */
export const FEED_FILE = 'feed.xml';

const ENTRY_LIMIT = 30;

type DatedPage = PageFacts & {modified: string};

function buildEntry({url, title, description, modified}: DatedPage): string {
  return [
    '  <entry>',
    `    <id>${escapeXml(url)}</id>`,
    `    <title>${escapeXml(title)}</title>`,
    `    <link href="${escapeXml(url)}"/>`,
    `    <updated>${modified}</updated>`,
    `    <summary>${escapeXml(description)}</summary>`,
    '  </entry>',
  ].join('\n');
}

/** The pages that the feed lists: those that changed last, of those that may be found. */
export function feedPages(pages: readonly PageFacts[]): DatedPage[] {
  return (
    pages
      .filter((page): page is DatedPage => page.modified !== undefined && !page.isUnlisted)
      // Pages of one commit share their time: their addresses decide, so that two builds agree.
      .sort((a, b) => (a.modified === b.modified ? (a.url < b.url ? -1 : 1) : a.modified < b.modified ? 1 : -1))
      .slice(0, ENTRY_LIMIT)
  );
}

/** The Atom feed of the site; `undefined` where no page has a date. */
export function buildFeed(pages: readonly PageFacts[], site: SiteFacts): string | undefined {
  const dated = feedPages(pages);
  const [newest] = dated;
  if (!newest) return undefined;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.language}">`,
    `  <id>${escapeXml(site.root)}</id>`,
    `  <title>${escapeXml(site.name)}：最近更新</title>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeXml(site.root + FEED_FILE)}"/>`,
    `  <link href="${escapeXml(site.root)}"/>`,
    `  <updated>${newest.modified}</updated>`,
    `  <author><name>${escapeXml(site.name)}</name></author>`,
    ...dated.map(buildEntry),
    '</feed>',
    '',
  ].join('\n');
}
