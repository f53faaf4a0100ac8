import {readFileSync} from 'node:fs';
import path from 'node:path';
import leven from 'leven';
import {readPages} from '../../lib/content/content';
import type {DocsPage} from '../../lib/content/docsIndex';
import {isOwnPage} from '../../lib/content/ownPages';
import type {DocsVersion} from '../../lib/content/versions';
import {ANSWERS_FOLDER, type AnswerGroup, groupRoute} from '../../lib/errors/answers';
import {readParts} from '../../lib/pages/readParts';
import type {SourceLink} from '../../lib/pages/types';
import {parseYamlTexts} from './parseDocument';
import type {CheckProblem} from './types';

const ANCHORS_RULE = '锚点';
/** Pages with fragments have the ids of those, too; only the build knows them. */
const FRAGMENT = /^import .*_/m;
const TARGET = /^(\/[^?#]*)(?:\?[^#]*)?#(.+)$/;

/** Ids of the pages that links of one version may name, by address; missing for a page whose ids only the build knows. */
type Anchors = ReadonlyMap<string, readonly string[]>;

/** `undefined` while the answers have mistakes, which are reported by themselves. */
type Groups = readonly AnswerGroup[] | undefined;

const readSource = (root: string, file: string) => readFileSync(path.join(root, file), 'utf8').replaceAll('\r\n', '\n');

function idsOf(root: string, {path: file, route}: DocsPage, groups: Groups): string[] | undefined {
  if (FRAGMENT.test(readSource(root, file)) || (!groups && route.startsWith(groupRoute('')))) return undefined;
  // The element ErrorAnswers gives each answer its id.
  const answers = groups?.find(({name}) => groupRoute(name) === route)?.answers ?? [];
  return [...readParts(root, file).anchors, ...answers.map(({id}) => id)];
}

/** Addresses of a page in links: those of its own version have no prefix, and pages of our own are found from any version. */
function addressesOf({label, base}: DocsVersion, {file, route, address}: DocsPage): string[] {
  return [`/${label}${route}`, ...(base || isOwnPage(file) ? [address] : [])];
}

function collectAnchors(versions: readonly DocsVersion[], groups: Groups): Map<DocsVersion, Anchors> {
  const ids = new Map<DocsPage, string[]>();
  const pages = new Map(versions.map((version) => [version, readPages(version)]));
  for (const [{root}, all] of pages) {
    for (const page of all) {
      const found = idsOf(root, page, groups);
      if (found) ids.set(page, found);
    }
  }
  const entries = (of: (version: DocsVersion, page: DocsPage) => string[]) => (version: DocsVersion) =>
    (pages.get(version) ?? []).flatMap((page) => of(version, page).map((address) => [address, ids.get(page) ?? []] as const));
  const shared = versions.flatMap(entries(addressesOf));
  return new Map(versions.map((version) => [version, new Map([...shared, ...entries((_, {route}) => [route])(version)])]));
}

type Source = {file: string; text: string; links: readonly SourceLink[]};

function findDead({file, text, links}: Source, anchors: Anchors): CheckProblem[] {
  return links.flatMap(({url, offset}) => {
    const [, route = '', id = ''] = TARGET.exec(url) ?? [];
    const known = anchors.get(route) ?? [];
    if (known.length === 0 || known.includes(id)) return [];
    const [nearest] = known.toSorted((a, b) => leven(a, id) - leven(b, id));
    const line = text.slice(0, offset).split('\n').length;
    const fix = `写那一页标题的锚点，最像的是 ${route}#${nearest}`;
    return [{file, line, offset, rule: ANCHORS_RULE, excerpt: '', message: `${route} 没有锚点 #${id}`, fix}];
  });
}

/**
 * Finds links to a heading that another page does not have, in the pages of all versions and in the answers to errors. Pages without any
 * anchor of their own, those of the API and those of plugins are left to the build.
 */
export function checkAnchors(root: string, versions: readonly DocsVersion[], groups: Groups): CheckProblem[] {
  const anchors = collectAnchors(versions, groups);
  const pages = versions.flatMap((version) =>
    readPages(version).flatMap(({path: file}) =>
      findDead({file, text: readSource(root, file), links: readParts(root, file).links}, anchors.get(version) ?? new Map()),
    ),
  );
  const [newest] = versions;
  const answers = (groups ?? []).flatMap(({name}) => {
    const file = `${ANSWERS_FOLDER}/${name}.yaml`;
    const text = readSource(root, file);
    return findDead({file, text, links: parseYamlTexts(file, text).links}, (newest && anchors.get(newest)) ?? new Map());
  });
  return [...pages, ...answers];
}
