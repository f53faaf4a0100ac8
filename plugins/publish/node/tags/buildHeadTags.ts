import {escapeXml} from '../../../../lib/build/escapeXml';
import type {PageFacts} from '../../../../lib/build/publishStep';
import type {PublishedSite} from '../../types';

/** Picture that chat programs show with a link, the same for all pages. `npm run images` draws it. */
export const SOCIAL_CARD = {file: 'img/social-card.png', width: 1200, height: 630};

export type HeadInput = {
  page: PageFacts;
  site: PublishedSite;
  /** Full address of the picture for sharing. */
  image: string;
  /** Full address of the feed; missing if there is no git history. */
  feed?: string;
};

const meta = (property: string, content: string | number) => `<meta property="${property}" content="${escapeXml(String(content))}">`;
const link = (attributes: Record<string, string>) =>
  `<link ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeXml(value)}"`)
    .join(' ')}>`;

/** Data about a translated page for search engines, in the vocabulary of schema.org. */
function buildArticle({page, site, image}: HeadInput): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: page.title,
    description: page.description,
    url: page.url,
    image,
    inLanguage: site.language,
    ...(page.sections.length > 0 && {articleSection: page.sections}),
    ...(page.modified && {dateModified: page.modified}),
    ...(page.original && {isBasedOn: page.original, translationOfWork: {'@type': 'TechArticle', url: page.original, inLanguage: 'en'}}),
    isPartOf: {'@type': 'WebSite', name: site.name, url: site.root},
  };
}

// `<` is escaped because a text could otherwise close the script.
const toScript = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** Builds the head tags for search engines, chat programs and feed readers. */
export function buildHeadTags(input: HeadInput): string {
  const {page, site, image, feed} = input;
  return [
    meta('og:type', page.original ? 'article' : 'website'),
    meta('og:site_name', site.name),
    meta('og:image', image),
    meta('og:image:type', 'image/png'),
    meta('og:image:width', SOCIAL_CARD.width),
    meta('og:image:height', SOCIAL_CARD.height),
    meta('og:image:alt', site.name),
    page.modified && meta('article:modified_time', page.modified),
    page.original && link({rel: 'alternate', hreflang: 'en', href: page.original}),
    // The original is also for readers of all other languages. A page without an original has no better alternative.
    page.original && link({rel: 'alternate', hreflang: 'x-default', href: page.original}),
    link({rel: 'search', type: 'application/opensearchdescription+xml', href: `${site.root}opensearch.xml`, title: site.name}),
    feed && link({rel: 'alternate', type: 'application/atom+xml', href: feed, title: `${site.name}：最近更新`}),
    page.original && toScript(buildArticle(input)),
  ]
    .filter(Boolean)
    .join('');
}
