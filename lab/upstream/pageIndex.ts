import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readPages, readSidebarRoutes} from '../../lib/content/content';
import {readCorrections} from '../../lib/content/corrections';
import type {DocsVersion} from '../../lib/content/versions';
import {readAnswers} from '../../lib/errors/answers';
import {readMessageFile} from '../../lib/errors/messageFile';
import {normalisePattern} from '../../lib/errors/text';
import {type ApiOperation, readApiOperations} from '../../lib/openapi/apiOperations';
import {readParts} from '../../lib/pages/readParts';
import {readBehaviours} from '../../lib/verified/behaviours';
import {componentCatalog} from '../../lib/versionData/componentCatalog';
import {readAliases} from '../../plugins/search/node/readAliases';

/** Kinds of text that a difference may touch, for people. */
export const TEXT_KINDS = {sentence: '句子', table: '表格的行', sample: '示例', figure: '流程图', behaviour: '试过的行为'} as const;

/** A piece of text of a page, or about it, that a person would have to change. */
export type PageEntry = {
  route: string;
  /** Path relative to the site. */
  file: string;
  line: number;
  kind: keyof typeof TEXT_KINDS;
  text: string;
};

/** A text that answers messages, and the files of the program that have them. */
export type AnswerEntry = {id: string; group: string; patterns: string[]; files: string[]};

/** A statement of a page that rests on a file of the program. */
export type EvidenceEntry = {route: string; file: string; statement: string};

/** What the pages of a version say, for looking things up. */
export type PageIndex = {
  entries: PageEntry[];
  /** How much each page is read, as far as the repository tells: see `weightsOf`. */
  weights: ReadonlyMap<string, number>;
  /** Pages that describe a component, by the name on the canvas. */
  componentPages: ReadonlyMap<string, string[]>;
  answers: AnswerEntry[];
  evidence: EvidenceEntry[];
  operations: readonly ApiOperation[];
};

function entriesOfPage(version: DocsVersion, route: string, file: string): PageEntry[] {
  const {texts, samples, tables, figures} = readParts(version.root, file);
  const entry = (kind: PageEntry['kind'], line: number, text: string): PageEntry => ({route, file, line, kind, text});
  return [
    ...texts.map(({line, text}) => entry('sentence', line, text)),
    ...samples.map(({line, text}) => entry('sample', line, text)),
    ...tables.flatMap(({rows}) => rows.map(({cells, line}) => entry('table', line, cells.join(' | ')))),
    ...figures.map((name) => entry('figure', 1, figureText(version, name))),
  ];
}

/** Components and values of a flow; an architecture figure has no such file. */
function figureText({root}: DocsVersion, name: string): string {
  const file = path.join(root, 'figures', `${name}.flow.yaml`);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function entriesOfBehaviours(version: DocsVersion): PageEntry[] {
  return readBehaviours(version).map(({page, claim, env, steps, place}) => {
    const [file = '', line = '1'] = place.split(':');
    return {route: page, file, line: Number(line), kind: 'behaviour', text: `${claim}\n${JSON.stringify({env, steps})}`};
  });
}

/** Number of phrases by route: what readers were seen to look for. In the version at the root, routes are addresses. */
const countPhrases = ({root}: DocsVersion): Map<string, number> =>
  new Map(readAliases(root, '/').map(({url, aliases}) => [url, [...aliases.values()].flat().length]));

/**
 * How much a page is read. The site counts no readers, so this is what the repository tells: links from other pages, what readers say
 * for it in the search, and a place in the first half of the sidebar.
 */
function weightsOf(version: DocsVersion, pages: readonly {route: string; path: string}[]): Map<string, number> {
  const phrases = countPhrases(version);
  const order = readSidebarRoutes(version);
  const links = new Map<string, number>();
  for (const {route, path: file} of pages) {
    const targets = new Set(readParts(version.root, file).links.map(({url}) => url.replace(/[#?].*$/, '')));
    for (const target of targets) if (target !== route) links.set(target, (links.get(target) ?? 0) + 1);
  }
  return new Map(
    pages.map(({route}) => {
      const place = order.indexOf(route);
      const early = place >= 0 && place < order.length / 2 ? 10 : 0;
      return [route, (links.get(route) ?? 0) + (phrases.get(route) ?? 0) + early];
    }),
  );
}

function readAnswerEntries(root: string): AnswerEntry[] {
  const file = readMessageFile(root);
  const places = new Map(file.messages.map(({pattern, places: found}) => [normalisePattern(pattern), found.map(({file: name}) => name)]));
  return readAnswers(root, file).flatMap(({name: group, answers}) =>
    answers.map(({id, messages, others}) => {
      const patterns = [...messages, ...others].map(normalisePattern);
      return {id, group, patterns, files: [...new Set(patterns.flatMap((pattern) => places.get(pattern) ?? []))]};
    }),
  );
}

/** Only what rests on an installed package: paths in the repository of Langflow are other ones. */
function readEvidence({root, label}: DocsVersion): EvidenceEntry[] {
  return readCorrections(root)
    .filter(({version}) => version === label)
    .flatMap(({page, evidence, ours}) => evidence.map(({path: file}) => ({route: page, file, statement: ours})));
}

function readComponentPages(version: DocsVersion): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const {route, components} of componentCatalog.read(version) ?? [])
    for (const {name} of components) found.set(name, [...(found.get(name) ?? []), route]);
  return found;
}

const NEXT_PAGE = '/next-version';

/** Reads what the pages of a version say. */
export function readPageIndex(version: DocsVersion): PageIndex {
  // The page about the next version names what is new there: it is no place that has to follow.
  const pages = readPages(version).filter(({route}) => route !== NEXT_PAGE);
  return {
    entries: [...pages.flatMap(({route, path: file}) => entriesOfPage(version, route, file)), ...entriesOfBehaviours(version)],
    weights: weightsOf(version, pages),
    componentPages: readComponentPages(version),
    answers: readAnswerEntries(version.root),
    evidence: readEvidence(version),
    operations: readApiOperations(version),
  };
}
