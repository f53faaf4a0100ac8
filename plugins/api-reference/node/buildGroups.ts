import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import type {OpenApi, Operation} from '../../../lib/openapi/openApi';
import type {PageLink} from '../types';

/** Operations of one tag in sidebar order. */
export type OperationGroup = {name: string; label: string; description: string; operations: Operation[]};

/** Operations that are a bad starting point come last. The sort is stable, so equal ones keep the path order. */
function rankOf({object}: Operation): number {
  const order = object['x-order'] ?? 1_000;
  return object.deprecated ? order + 1_000_000 : order;
}

/** Groups operations by their first tag, in the order in which the description declares the tags. */
export function buildGroups(api: OpenApi, operations: readonly Operation[]): OperationGroup[] {
  return (api.tags ?? [])
    .map((tag) => ({
      name: tag.name,
      label: tag['x-displayName'] ?? tag.name,
      description: tag.description ?? '',
      operations: operations.filter((operation) => operation.tag === tag.name).sort((a, b) => rankOf(a) - rankOf(b)),
    }))
    .filter((group) => group.operations.length > 0);
}

/** Address of an operation's page. */
export type Permalink = (slug: string) => string;

/** The landing page and the other pages before the groups. */
export type FirstPages = readonly [landing: PageLink, ...others: PageLink[]];

const titleOf = (operation: Operation) => operation.object.summary ?? operation.slug;

/** Builds the sidebar: the first pages, then one category per tag. Class names pass method and deprecation to the style sheet. */
export function buildApiSidebar(
  groups: readonly OperationGroup[],
  permalink: Permalink,
  [landing, ...others]: FirstPages,
): PropSidebarItem[] {
  return [
    {type: 'link', label: landing.title, href: landing.permalink, docId: 'api'},
    ...others.map((page): PropSidebarItem => ({type: 'link', label: page.title, href: page.permalink})),
    ...groups.map(
      (group): PropSidebarItem => ({
        type: 'category',
        label: group.label,
        collapsed: true,
        collapsible: true,
        items: group.operations.map((operation) => ({
          type: 'link',
          label: titleOf(operation),
          href: permalink(operation.slug),
          docId: operation.slug,
          className: ['api-link', `api-link-${operation.method}`, ...(operation.object.deprecated ? ['api-link-deprecated'] : [])].join(
            ' ',
          ),
        })),
      }),
    ),
  ];
}

/** Finds the pages before and after an operation in sidebar order. */
export function createNeighbours(groups: readonly OperationGroup[], permalink: Permalink, first: FirstPages) {
  const operations = groups.flatMap((group) => group.operations);
  const pages = [...first, ...operations.map((operation) => ({title: titleOf(operation), permalink: permalink(operation.slug)}))];
  return ({slug}: {slug: string}): {previous?: PageLink; next?: PageLink} => {
    const index = pages.findIndex((page) => page.permalink === permalink(slug));
    return {previous: pages[index - 1], next: pages[index + 1]};
  };
}
