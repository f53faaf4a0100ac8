import type {LandingPage, PageLink} from '../types';
import type {Group, Permalink} from './buildGroups';
import {plainText} from './plainText';
import type {ProseRenderer} from './renderProse';

/** What the landing page is made from. */
export type LandingInput = {
  /** The Markdown file: a `#` title, a first paragraph that is also the meta description, then sections with `##`. */
  markdown: string;
  groups: readonly Group[];
  permalink: Permalink;
  prose: ProseRenderer;
  next?: PageLink;
};

type Section = {id: string; title: string};

// The heading ids are written as in the docs: `## 标题 {/* #id */}`.
const HEADING = /^## (.+?)\s*\{\/\* #([a-z0-9-]+) \*\/\}\s*$/gm;

/** Keeps the case: `mcp` and `MCP` are two tags. */
function groupId(name: string): string {
  return `group-${name.replace(/[^A-Za-z0-9]+/g, '-')}`;
}

/** Prepares the landing page: its prose, and all operations by group. */
export function buildLanding({markdown, groups, permalink, prose, next}: LandingInput): LandingPage {
  const title = /^# (.+)$/m.exec(markdown)?.[1]?.trim() ?? 'API';
  const body = markdown.replace(/^# .+\n+/, '');
  const sections: Section[] = [...body.matchAll(HEADING)].map(([, name, id]) => ({title: name as string, id: id as string}));
  prose.takeLinks();
  // The renderer knows no heading ids: each heading is cut out and put back with its own.
  const parts = body.split(HEADING).filter((_, index) => index % 3 === 0);
  const intro = parts.map((part, index) => {
    const section = sections[index - 1];
    return (section ? `<h2 id="${section.id}" class="anchor">${prose.inline(section.title)}</h2>` : '') + prose.block(part);
  });
  const page: LandingPage = {
    title,
    summary: plainText(parts[0] ?? ''),
    intro: intro.join(''),
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
