import type {LandingPage, PageLink} from '../types';
import type {OperationGroup, Permalink} from './buildGroups';
import type {Landing} from './parseLanding';
import {plainText} from './plainText';
import type {ProseRenderer} from './renderProse';

/** Input data of the landing page. */
export type LandingInput = {
  /** Text of the page; the part before the first section is also the meta description. */
  landing: Landing;
  groups: readonly OperationGroup[];
  permalink: Permalink;
  prose: ProseRenderer;
  next?: PageLink;
};

/** Case-sensitive, because `mcp` and `MCP` are two tags. */
function groupId(name: string): string {
  return `group-${name.replace(/[^A-Za-z0-9]+/g, '-')}`;
}

/** Prepares the landing page: its text, and all operations by group. */
export function buildLanding({landing, groups, permalink, prose, next}: LandingInput): LandingPage {
  const {title, intro, sections} = landing;
  prose.takeLinks();
  // The renderer does not support heading ids, so headings are added separately.
  const blocks = sections.map(
    ({id, title: heading, text}) => `<h2 id="${id}" class="anchor">${prose.inline(heading)}</h2>${prose.block(text)}`,
  );
  const page: LandingPage = {
    title,
    summary: plainText(intro),
    intro: [prose.block(intro), ...blocks].join(''),
    groups: groups.map((group) => ({
      name: group.name,
      label: group.label,
      id: groupId(group.name),
      description: prose.block(group.description),
      operations: group.operations.map(({slug, method, path, object}) => ({
        slug,
        method,
        path,
        title: object.summary ?? slug,
        deprecated: object.deprecated ?? false,
        permalink: permalink(slug),
      })),
    })),
    links: [],
    toc: [...sections, {id: 'operations', title: '全部操作'}].map(({id, title: value}) => ({id, value, level: 2})),
    next,
  };
  return {...page, links: prose.takeLinks()};
}
