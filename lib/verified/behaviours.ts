import {existsSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {readPages} from '../content/content';
import {type DocsVersion, versionFile} from '../content/versions';
import {InputError, listProblems} from '../input/inputError';
import {listFolder} from '../input/listFolder';
import {checkYamlInput, readInputText} from '../input/readInput';
import {hashPart} from '../pages/findParts';

const text = (what: string) => z.string(what).min(1, what);

const REQUEST = z.strictObject(
  {
    method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'], 'GET、POST、PUT、PATCH 或 DELETE'),
    path: text('以 / 开头的路径').startsWith('/', '以 / 开头的路径'),
    headers: z.record(z.string(), z.string('请求头的值'), '“名字: 值”的键值对').optional(),
    body: z.unknown().optional(),
    form: z.record(z.string(), z.string('表单的值'), '“名字: 值”的键值对').optional(),
  },
  '含 method、path 的键值对，可以加 headers，以及 body 或 form',
);

const EXPECT = z.strictObject(
  {
    status: z.int('HTTP 状态码').min(100, 'HTTP 状态码').max(599, 'HTTP 状态码').optional(),
    exit: z.int('退出码').optional(),
    text: text('回答或输出里的一段文字').optional(),
    absent: text('回答或输出里没有的文字').optional(),
  },
  '可以有 status、exit、text、absent 的键值对',
);

const FILES = z.record(z.string(), z.string('文件的内容'), '“文件名: 内容”的键值对');
const STEP_FIELDS = {request: REQUEST.optional(), command: text('一条 Shell 命令').optional(), files: FILES.optional(), expect: EXPECT};
const isOne = ({request, command}: {request?: unknown; command?: unknown}) => (request === undefined) !== (command === undefined);
const ONE = 'request 和 command 里的一个';
const IDENTITY = z.enum(['admin', 'user', 'anonymous'], 'admin、user 或 anonymous');
const STEP = z.strictObject({...STEP_FIELDS, as: IDENTITY.optional()}, '含 request 或 command，以及 expect 的键值对').refine(isOne, ONE);

const BEHAVIOUR = z
  .strictObject(
    {
      page: text('页面的路径').startsWith('/', '页面的路径，以 / 开头'),
      claim: text('页面上的一段原文'),
      env: z.record(z.string(), z.string('加引号的值'), '“设置: 值”的键值对').default({}),
      as: IDENTITY.default('admin'),
      flow: z.literal('echo', 'echo').optional(),
      ...STEP_FIELDS,
      expect: EXPECT.optional(),
      steps: z.array(STEP, '步骤的列表').min(1, '至少一步').optional(),
    },
    '含 page、claim，以及 steps，或者 expect 与 request 或 command 的键值对',
  )
  .refine(
    ({steps, request, command, expect}) => (steps ? !request && !command && !expect : expect !== undefined && isOne({request, command})),
    'steps，或者 expect 与 request、command 里的一个',
  );
const BEHAVIOURS = z.array(BEHAVIOUR, '行为的列表');

/** A request or a command, and what it must lead to. */
export type BehaviourStep = z.infer<typeof STEP>;

/** A sentence of a page about behaviour, and how to try it. */
export type Behaviour = Pick<z.infer<typeof BEHAVIOUR>, 'page' | 'claim' | 'env' | 'as' | 'flow'> & {
  steps: BehaviourStep[];
  /** File and line, for people. */
  place: string;
  hash: string;
};

/** Folder of the behaviours of a version, relative to the site. */
export const behavioursFolder = (version: Pick<DocsVersion, 'folder'>): string => versionFile(version, 'translation', 'behaviours');

/** Parses a file of behaviours. Throws InputError if it is wrong. */
export function parseBehaviours(source: string, name: string): Behaviour[] {
  const {value, placeOf} = checkYamlInput(source, BEHAVIOURS, name);
  return value.map(({page, claim, env, as, flow, steps, request, command, files, expect}, index) => ({
    ...{page, claim, env, as, flow},
    steps: steps ?? [{request, command, files, expect: expect ?? {}}],
    place: placeOf([index]).slice(0, -1),
    hash: hashPart(JSON.stringify(value[index])),
  }));
}

const spaced = (source: string) => source.replace(/\s+/g, ' ');

function findStale(version: DocsVersion, behaviours: readonly Behaviour[]): string[] {
  const pages = new Map(readPages(version).map(({route, path: file}) => [route, file]));
  return behaviours.flatMap(({page, claim, place}) => {
    const file = pages.get(page);
    if (file === undefined) return [`${place}：page：应为这个版本里的页面；收到的是 ${page}`];
    const source = readInputText({path: path.join(version.root, file), name: file});
    return spaced(source).includes(spaced(claim)) ? [] : [`${place}：claim：应为 ${file} 里的一段原文；收到的是“${claim}”`];
  });
}

/**
 * Reads the behaviours of a version; none if the folder does not exist.
 *
 * @throws InputError that lists every mistake, and every claim that its page does not make
 */
export function readBehaviours(version: DocsVersion): Behaviour[] {
  const folder = path.join(version.root, behavioursFolder(version));
  if (!existsSync(folder)) return [];
  const behaviours = listFolder(folder)
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => {
      const name = path.posix.join(behavioursFolder(version), file);
      return parseBehaviours(readInputText({path: path.join(folder, file), name}), name);
    });
  const stale = findStale(version, behaviours);
  if (stale.length > 0)
    throw new InputError(listProblems('试过的行为与页面对不上', stale, '句子改了，就照新的句子再试一次，再改这一条；不再成立的删去。'));
  return behaviours;
}

/** Hashes of the behaviours of each page, by route. */
export function hashBehaviours(version: DocsVersion): Record<string, string[]> {
  const hashes: Record<string, string[]> = {};
  for (const {page, hash} of readBehaviours(version)) hashes[page] = [...(hashes[page] ?? []), hash];
  return hashes;
}
