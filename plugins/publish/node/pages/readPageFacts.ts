import type {BuiltPage} from '../../../../lib/build/builtPage';
import {breadcrumbsOf, linkOf, metaOf, titleOf} from '../../../../lib/build/html';
import type {Analysis, PageFacts} from '../../../../lib/build/publishStep';

/** `root` is the full address of the home page, `siteTitle` the name of the site. */
type Settings = {root: string; siteTitle: string};

/** Reads the facts of a built page from its head and its breadcrumbs. */
const readPageFacts: Analysis<Settings, PageFacts> = ({route, tree}: BuiltPage, {root, siteTitle}) => {
  const title = titleOf(tree).trim();
  const suffix = ` | ${siteTitle}`;
  const crumbs = breadcrumbsOf(tree, '.breadcrumbs__link').map((crumb) => crumb.trim());
  return {
    route,
    url: linkOf(tree, '[rel=canonical]') ?? root + route.slice(1),
    title: title.endsWith(suffix) ? title.slice(0, -suffix.length) : title,
    description: metaOf(tree, 'description') ?? '',
    // The last one is the page itself.
    sections: crumbs.slice(0, -1).filter(Boolean),
    ...(/noindex/.test(metaOf(tree, 'robots') ?? '') && {isUnlisted: true}),
  };
};

export default readPageFacts;
