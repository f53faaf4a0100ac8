import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {InputError, listProblems} from '../input/inputError';
import {checkInput, parseYamlInput, readInputText} from '../input/readInput';
import {type DocsVersion, versionFile} from './versions';

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

/** Folder of the catalog of a version, relative to the site. */
export const catalogFolder = (version: Pick<DocsVersion, 'folder'>): string => versionFile(version, 'site', 'components');

/** Checks that the site-wide index lists each component once, on the page that describes it. */
function checkIndex(pages: readonly CatalogPage[]): string[] {
  const all = pages.flatMap(({route, components}) => components.map((component) => ({route, ...component})));
  const problems = all
    .filter(({name, page}) => page !== undefined && !all.some((other) => other.name === name && other.route === page && !other.page))
    .map(({name, route, page}) => `${route}：${name} 的 page 应为另一个列出 ${name} 的页面的路径；收到的是 ${page}`);
  const named = all.filter(({page}) => page === undefined);
  for (const {name, gloss, route} of named) {
    // Two components may have the same name; their translations differ.
    const first = named.find((other) => other.name === name && other.gloss === gloss);
    if (first && first.route !== route)
      problems.push(`${route}：${name} 在 ${first.route} 里已有；请在其中一处加上 page，写出详细介绍它的页面`);
  }
  return problems;
}

// In file names of nested routes, `__` stands for the slash.
const routeOf = (file: string) => `/${file.replace(/\.yaml$/, '').replaceAll('__', '/')}`;

function readPage(root: string, folder: string, file: string): CatalogPage {
  const name = `${folder}/${file}`;
  const value = parseYamlInput(readInputText({path: path.join(root, name), name}), name);
  return {route: routeOf(file), ...checkInput(value, PAGE, name, {advice: ''})};
}

/**
 * Reads the component catalog of a version: one file per page, sorted by file name.
 *
 * @throws InputError that lists every problem of every file
 */
export function readComponentCatalog({root, ...version}: DocsVersion): CatalogPage[] {
  const folder = catalogFolder(version);
  if (!existsSync(path.join(root, folder))) return [];
  const files = readdirSync(path.join(root, folder)).filter((file) => file.endsWith('.yaml'));
  const errors: string[] = [];
  const pages = files.sort().flatMap((file) => {
    try {
      return [readPage(root, folder, file)];
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      errors.push(error.message);
      return [];
    }
  });
  if (errors.length > 0) throw new InputError(errors.join('\n'));
  const problems = checkIndex(pages);
  if (problems.length > 0) throw new InputError(listProblems(`${folder}/ 中的组件目录有误`, problems));
  return pages;
}
