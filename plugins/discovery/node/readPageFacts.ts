import {load} from 'cheerio/slim';
import type {PageFacts, SiteFacts} from '../types';

const SCRIPTS = /<script\b[\s\S]*?<\/script>/g;
const BREADCRUMBS = /<nav\b[^>]*\btheme-doc-breadcrumbs\b[\s\S]*?<\/nav>/;

function readSections(html: string): string[] {
  const [breadcrumbs] = BREADCRUMBS.exec(html) ?? [];
  if (!breadcrumbs) return [];
  const $ = load(breadcrumbs);
  const names = $('.breadcrumbs__link')
    .map((_, link) => $(link).text().trim())
    .get();
  // The last one is the page itself.
  return names.slice(0, -1).filter(Boolean);
}

/** Reads what a built page says about itself; only the tags of its head and its breadcrumbs are parsed, since a page is long. */
export function readPageFacts(html: string, route: string, site: SiteFacts): PageFacts {
  const $ = load(html.slice(0, html.indexOf('</head>')).replace(SCRIPTS, ''));
  const title = $('title').text().trim();
  const suffix = ` | ${site.name}`;
  return {
    route,
    url: $('link[rel=canonical]').attr('href') ?? site.root + route.slice(1),
    title: title.endsWith(suffix) ? title.slice(0, -suffix.length) : title,
    description: $('meta[name=description]').attr('content') ?? '',
    sections: readSections(html),
    ...(/noindex/.test($('meta[name=robots]').attr('content') ?? '') && {isUnlisted: true}),
  };
}
