import type {BuiltPage} from '../../../../lib/build/builtPage';
import {breadcrumbsOf, inHead} from '../../../../lib/build/html';
import type {BuiltSite, PageFacts} from '../../../../lib/build/publishStep';

/** Reads what a built page says about itself, in its head and its breadcrumbs. */
export function readPageFacts({route, tree: $}: BuiltPage, {root, config}: Pick<BuiltSite, 'root' | 'config'>): PageFacts {
  const title = inHead($, 'title').text().trim();
  const suffix = ` | ${config.title}`;
  const crumbs = breadcrumbsOf($, '.breadcrumbs__link').map((crumb) => crumb.trim());
  return {
    route,
    url: inHead($, 'link[rel=canonical]').attr('href') ?? root + route.slice(1),
    title: title.endsWith(suffix) ? title.slice(0, -suffix.length) : title,
    description: inHead($, 'meta[name=description]').attr('content') ?? '',
    // The last one is the page itself.
    sections: crumbs.slice(0, -1).filter(Boolean),
    ...(/noindex/.test(inHead($, 'meta[name=robots]').attr('content') ?? '') && {isUnlisted: true}),
  };
}
