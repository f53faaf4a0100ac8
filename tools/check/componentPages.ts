import {readPages} from '../../lib/content/content';
import type {DocsVersion} from '../../lib/content/versions';
import {readParts} from '../../lib/pages/readParts';
import type {PageParts} from '../../lib/pages/types';
import {type CatalogPage, componentCatalog} from '../../lib/versionData/componentCatalog';
import type {CheckProblem} from './types';

/** Name of the rule in messages and in `translation/exceptions.yml`. */
export const COMPONENT_PAGES_RULE = '组件目录';
const HAN = /\p{Script=Han}/u;

const DEPTHS = [2, 3, 4];

/** Headings that may be names of components, by their ids. */
const indexHeadings = (headings: PageHeadings['headings']) =>
  new Map(headings.filter(({depth, id}) => DEPTHS.includes(depth) && id !== '').map((heading) => [heading.id, heading]));

/** A page of the docs: its file and its headings. */
export type PageHeadings = {file: string; headings: PageParts['headings']};

/** Compares the components in a catalogue with the headings of their page. Only headings in Latin letters can be names of components. */
export function comparePage(page: CatalogPage, {file, headings: all}: PageHeadings): CheckProblem[] {
  const headings = indexHeadings(all);
  const at = (line: number, message: string, fix: string): CheckProblem => ({
    file,
    line,
    offset: 0,
    rule: COMPONENT_PAGES_RULE,
    excerpt: '',
    message,
    fix,
  });
  const anchors = new Set(page.components.map(({anchor}) => anchor));
  const lost = page.components.filter(({anchor}) => !headings.has(anchor));
  const extra = [...headings].filter(([id, {text}]) => !HAN.test(text) && !page.notComponents.includes(text) && !anchors.has(id));
  const texts = new Set([...headings.values()].map(({text}) => text));
  const unused = page.notComponents.filter((text) => !texts.has(text));
  return [
    ...lost.map(({name, anchor}) => at(1, `目录里的组件 ${name} 在页面上没有小节 #${anchor}`, '改正目录里的 anchor，或者补上小节')),
    ...extra.map(([, {text, line}]) =>
      at(line, `小节“${text}”不在组件目录里`, '加进 site/<版本>/components/，不是组件的写进 notComponents'),
    ),
    ...unused.map((text) => at(1, `目录的 notComponents 里有“${text}”，页面上没有这个小节`, '从目录里删去')),
  ];
}

/** Compares the component catalogue of a version with its pages. */
export function checkComponentPages(version: DocsVersion): CheckProblem[] {
  const files = new Map(readPages(version).map((page) => [page.route, page.path]));
  return (componentCatalog.read(version) ?? []).flatMap((page) => {
    const file = files.get(page.route);
    if (file) return comparePage(page, {file, headings: readParts(version.root, file).headings});
    const place = {file: 'site', line: 1, offset: 0, rule: COMPONENT_PAGES_RULE, excerpt: ''};
    return [{...place, message: `组件目录里的页面 ${page.route} 不存在`, fix: '改正目录的文件名，或者写出这一页'}];
  });
}
