import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {BlockContent, RootContent} from 'mdast';
import * as z from 'zod';
import {versionFile} from '../content/versions';
import {InputError, listProblems} from '../input/inputError';
import {type CheckedYaml, checkYamlInput, readInputText} from '../input/readInput';
import {link, list, paragraph} from '../mdast/nodes';
import {type VersionFolder, withElements} from './defineVersionData';
import type {ElementPlace} from './pageElement';

const SUMMARY_LIMIT = 60;

const text = z.string('非空文字').min(1, '非空文字');
const COMPONENT = z.strictObject(
  {
    /** Name on the canvas; the heading on the page is the same. */
    name: text,
    /** Chinese translation of the name. */
    gloss: text,
    /** Id of its heading on the page. */
    anchor: text,
    /** What it does, in one line. */
    summary: text.max(SUMMARY_LIMIT, `不超过 ${SUMMARY_LIMIT} 个字符的文字`),
    legacy: z.boolean('true，或者不写').optional(),
    /** Route of the page that describes it in full, if that is another one. The site-wide index lists it only there. */
    page: z.string('页面的路径，或者不写').optional(),
  },
  '含 name、gloss、anchor、summary，可以加 legacy、page 的键值对',
);
const COMPONENTS = z.array(COMPONENT, '列表').superRefine(
  (components, context) => {
    const anchors = components.map((component: {anchor?: unknown} | null) => component?.anchor);
    for (const [index, anchor] of anchors.entries()) {
      const isRepeated = anchor !== undefined && anchors.indexOf(anchor) < index;
      if (isRepeated) context.addIssue({code: 'custom', path: [index, 'anchor'], message: '本页没有用过的 id'});
    }
  },
  // With `when`, this problem is reported together with others.
  {when: ({value}) => Array.isArray(value)},
);
const PAGE = z.strictObject(
  {
    category: z.string('类别的中文名').min(1, '类别的中文名'),
    components: COMPONENTS,
    /** Headings in Latin letters that are not component names. */
    notComponents: z.array(z.string('文字'), '文字的列表，或者不写').default([]),
  },
  '含 category、components，可以加 notComponents 的键值对',
);

/** A Langflow component that is described on a page. */
export type CatalogComponent = z.output<typeof COMPONENT>;

/** Components of one page, from `components/<route>.yaml` of its version. */
export type CatalogPage = z.output<typeof PAGE> & {route: string};

type PageFile = CatalogPage & Pick<CheckedYaml<unknown>, 'placeOf'>;

/** Checks that the site-wide index lists each component once, on the page that describes it. */
function checkIndex(pages: readonly PageFile[]): string[] {
  const all = pages.flatMap(({route, placeOf, components}) =>
    components.map((component, index) => ({route, place: placeOf(['components', index]), ...component})),
  );
  const lost = all
    .filter(({name, page}) => page !== undefined && !all.some((other) => other.name === name && other.route === page && !other.page))
    .map(({name, place, page}) => `${place}${name} 的 page 应为另一个列出 ${name} 的页面的路径；收到的是 ${page}`);
  const named = all.filter(({page}) => page === undefined);
  const repeated = named.flatMap(({name, gloss, route, place}) => {
    // Two components may have the same name; their translations differ.
    const first = named.find((other) => other.name === name && other.gloss === gloss);
    return first && first.route !== route ? [`${place}${name} 在 ${first.route} 里已有；请在其中一处加上 page，写出详细介绍它的页面`] : [];
  });
  return [...lost, ...repeated];
}

// In file names of nested routes, `__` stands for the slash.
const routeOf = (file: string) => `/${file.replace(/\.yaml$/, '').replaceAll('__', '/')}`;

const folderOf = (version: Pick<VersionFolder, 'folder'>) => versionFile(version, 'site', 'components');

function readPage({root, ...version}: VersionFolder, file: string): PageFile {
  const name = `${folderOf(version)}/${file}`;
  const {value, placeOf} = checkYamlInput(readInputText({path: path.join(root, name), name}), PAGE, name, {advice: ''});
  return {route: routeOf(file), placeOf, ...value};
}

/** One file per page, sorted by file name. */
function read(version: VersionFolder): CatalogPage[] {
  const folder = path.join(version.root, folderOf(version));
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));
  const errors: string[] = [];
  const pages = files.sort().flatMap((file) => {
    try {
      return [readPage(version, file)];
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      errors.push(error.message);
      return [];
    }
  });
  if (errors.length > 0) throw new InputError(errors.join('\n'));
  const problems = checkIndex(pages);
  if (problems.length > 0) throw new InputError(listProblems(`${folderOf(version)}/ 中的组件目录有误`, problems));
  return pages.map(({placeOf: _, ...page}) => page);
}

function toItem({name, gloss, anchor, summary, legacy}: CatalogComponent, route: string): BlockContent {
  const notes = [...(gloss === name ? [] : [gloss]), ...(legacy ? ['旧版'] : [])].join('，');
  return paragraph(link(`${route}#${anchor}`, name), `${notes && `（${notes}）`}：${summary}`);
}

const toList = (components: readonly CatalogComponent[], route: string) => list(components.map((component) => toItem(component, route)));

function siteIndex(catalog: readonly CatalogPage[], {order}: ElementPlace): RootContent[] {
  return [...catalog]
    .sort((a, b) => order.indexOf(a.route) - order.indexOf(b.route))
    .flatMap(({route, category, components}) => [
      paragraph(link(route, `**${category}**`)),
      toList(
        components.filter(({page}) => page === undefined),
        route,
      ),
    ]);
}

function pageIndex(catalog: readonly CatalogPage[], {version, route}: ElementPlace): RootContent[] {
  const page = catalog.find((entry) => entry.route === route);
  const file = `${folderOf(version)}/${route.slice(1).replaceAll('/', '__')}.yaml`;
  if (!page) throw new InputError(`没有找到 ${file}；请建立这个文件，或者用 <ComponentIndex all /> 列出全站组件`);
  // On its own page, an entry links to the heading only.
  return [toList(page.components, '')];
}

/** The components that pages describe. The error finder recognises them by name, and the search of the built site leaves their names in English. */
export const componentCatalog = withElements<CatalogPage[]>(
  {file: folderOf, read},
  {
    ComponentIndex: {
      usage: '<ComponentIndex />',
      about: '本页组件的列表，来自 `site/<版本>/components/<页面>.yaml`；`all` 列出全站的',
      fill: (catalog, place) => (place.attribute('all') === undefined ? pageIndex(catalog, place) : siteIndex(catalog, place)),
    },
  },
);
