import {existsSync} from 'node:fs';
import path from 'node:path';
import type {RootContent} from 'mdast';
import * as z from 'zod';
import {versionFile} from '../content/versions';
import {checkInput, parseJsonInput, readInputText} from '../input/readInput';
import {code, element, paragraph, table} from '../mdast/nodes';
import {type VersionFolder, withElements} from './defineVersionData';
import {type ElementPlace, findEntry} from './pageElement';

const text = z.string('文字');
const ROW = z.strictObject({change: text, name: text, detail: text}, '含 change、name、detail 的键值对');
const GROUP = z.strictObject({title: text, rows: z.array(ROW, '列表')}, '含 title、rows 的键值对');
const RELEASE = z.strictObject(
  {release: text, from: text, date: text, groups: z.array(GROUP, '列表')},
  '含 release、from、date、groups 的键值对',
);
const RELEASES = z.array(RELEASE, '版本的列表');

/** What a version that is not described yet changes, for readers. Written by `npm run upstream -- next --publish`. */
export type NextRelease = z.output<typeof RELEASE>;

/** Path of the data of a version, relative to the site. */
export const nextVersionsFile = (version: Pick<VersionFolder, 'folder'>): string => versionFile(version, 'site', 'program', 'next.json');

function read({root, ...version}: VersionFolder): NextRelease[] | undefined {
  const name = nextVersionsFile(version);
  const file = path.join(root, name);
  return existsSync(file) ? checkInput(parseJsonInput(readInputText({path: file, name}), name), RELEASES, name) : undefined;
}

function groupNodes({title, rows}: NextRelease['groups'][number]): RootContent[] {
  return [
    paragraph(`**${title}**（${rows.length}）：`),
    table(
      ['变化', '名字', '说明'],
      rows.map(({change, name, detail}) => [change, code(name), detail ? code(detail) : '']),
    ),
  ];
}

/** The search leaves the lists out: readers look for what is, not for what may come. */
function nodesOf(releases: readonly NextRelease[], place: ElementPlace): RootContent[] {
  const entries = new Map(releases.map((release) => [release.release, release]));
  const {from, release, date, groups} = findEntry(place, 'release', entries, 'program/next.json');
  const head = paragraph(`与 ${from} 相比，${release} 的安装包里这些不同（${date} 读出）：`);
  return [element('div', {'data-search': 'none'}, [head, ...groups.flatMap(groupNodes)])];
}

/** What the next versions change, from their packages. */
export const nextVersionsData = withElements<NextRelease[]>(
  {file: nextVersionsFile, read},
  {
    NextChanges: {
      usage: '<NextChanges release="1.14.0" />',
      about: '还没有写的版本改了什么，来自 `site/<版本>/program/next.json`（`npm run upstream -- next --publish` 写的）',
      fill: nodesOf,
    },
  },
);
