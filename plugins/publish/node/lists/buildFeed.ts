import {escapeXml} from '../../../../lib/build/escapeXml';
import type {PageFacts} from '../../../../lib/build/publishStep';
import type {PublishedSite} from '../../types';

/** Path of the feed in the site. */
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

/** Pages in the feed: the last changed pages, without unlisted pages. */
export function feedPages(pages: readonly PageFacts[]): DatedPage[] {
  return (
    pages
      .filter((page): page is DatedPage => page.modified !== undefined && !page.isUnlisted)
      // Pages of the same commit have the same time; sorting by address then gives every build the same order.
      .sort((a, b) => (a.modified === b.modified ? (a.url < b.url ? -1 : 1) : a.modified < b.modified ? 1 : -1))
      .slice(0, ENTRY_LIMIT)
  );
}

/** Builds the Atom feed of the site; `undefined` if no listed page has a date. */
export function buildFeed(pages: readonly PageFacts[], site: PublishedSite): string | undefined {
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
