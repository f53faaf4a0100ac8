import path from 'node:path';
import * as z from 'zod';
import {escapeRegExp} from '../input/escapeRegExp';
import {InputError, listProblems} from '../input/inputError';
import {checkYamlInput, parseJsonInput, readInputText} from '../input/readInput';
import {type FamilyDetail, type ModuleSource, VARIABLES} from './matchFamily';
import type {MessagePlace} from './types';

const SYMPTOMS_FILE = 'errors/symptom-families.yaml';
const GENERAL_FILE = 'errors/general-families.yaml';
const FAMILIES_FILES = [
  'errors/defect-families.yaml',
  'errors/ai-families.yaml',
  'errors/system-families.yaml',
  'errors/families.yaml',
  GENERAL_FILE,
  'errors/program-families.yaml',
  SYMPTOMS_FILE,
];
const KINDS: Record<string, FamilyDetail['kind']> = {[GENERAL_FILE]: 'general', [SYMPTOMS_FILE]: 'symptom'};
const MODULES_FILE = 'errors/modules.json';

const text = (what: string) => z.string(what).trim().min(1, what);
const CAUSE = z.strictObject(
  {
    only: z.record(z.string(), z.array(z.string('加引号的值'), '值的列表')).optional(),
    when: text('什么情况下是这个原因，一句中文'),
    do: text('怎样做，Markdown，可以用 {变量}'),
  },
  '含 when、do，可以加 only 的键值对',
);
const FAMILY = z.strictObject(
  {
    id: z.string('id').regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, '小写字母、数字和连字符'),
    title: text('中文标题'),
    module: z.literal(true, 'true，或者不写').optional(),
    trace: z.literal(true, 'true，或者不写').optional(),
    of: z.array(text('安装包里路径的开头；界面的写 frontend 加上键的开头'), '路径的开头的列表').min(1, '至少一个').optional(),
    kinds: z.array(text('报错的种类'), '种类的列表').optional(),
    http: z.array(z.number('状态码'), '状态码的列表').optional(),
    patterns: z.array(text('报错的写法，变化的部分写 {变量}'), '报错的写法的列表').default([]),
    meaning: text('是什么意思，Markdown'),
    causes: z.array(CAUSE, '原因的列表').min(1, '至少一个原因'),
  },
  '含 id、title、patterns、meaning、causes 的键值对',
);

/** A kind of message with general advice, for messages that have no answer of their own. */
export type Family = z.output<typeof FAMILY> & Pick<FamilyDetail, 'kind'>;

const pathOf = ({file, key}: MessagePlace) => (key ? `${file}/${key}` : file);

/** Whether a family of messages of Langflow is for messages of this place. */
function isFrom({of = [], kinds, http}: Family, place: MessagePlace): boolean {
  return (
    of.some((prefix) => pathOf(place).startsWith(prefix)) &&
    (kinds === undefined || kinds.includes(place.kind)) &&
    (http === undefined || (place.http !== undefined && http.includes(place.http)))
  );
}

/** Regular expression of a pattern for messages in which `…` stands for what varies. */
const openPattern = (pattern: string): RegExp =>
  new RegExp(
    pattern
      .split(/\{\w+\}/)
      .map((piece) => escapeRegExp(piece).replace(/\s+/g, '\\s+'))
      .join('.*?'),
    'i',
  );

/** Finds for a message of Langflow its family among those with `of`: the first whose place and text fit. */
export function createFamilyFinder(families: readonly Family[]): (pattern: string, place: MessagePlace) => string | undefined {
  const known = families.filter(({of}) => of).map((family) => ({family, tests: family.patterns.map(openPattern)}));
  return (pattern, place) =>
    known.find(({family, tests}) => isFrom(family, place) && (tests.length === 0 || tests.some((test) => test.test(pattern))))?.family.id;
}

/** Names that advice about a missing module may use. */
const MODULE_NAMES = ['source', 'package', 'via'];

const namesIn = (texts: readonly string[]) => new Set(texts.flatMap((one) => [...one.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)));

function problemsOf({id, title, module, of, patterns, meaning, causes}: Family): string[] {
  const known = [...namesIn(patterns)];
  const allowed = new Set([...known, ...(module ? MODULE_NAMES : []), ...(of ? ['origin'] : [])]);
  const used = [
    ...namesIn([title, meaning, ...causes.flatMap((cause) => [cause.when, cause.do])]),
    ...causes.flatMap(({only}) => Object.keys(only ?? {})),
  ];
  return [
    ...(patterns.length === 0 && !of ? [`${id}：没有 of 的家族，patterns 至少一种写法`] : []),
    ...known
      .filter((name) => !Object.hasOwn(VARIABLES, name))
      .map((name) => `${id}：patterns 里的 {${name}} 应是 ${Object.keys(VARIABLES).join('、')} 之一`),
    ...used
      .filter((name) => !allowed.has(name))
      .map((name) => `${id}：用到的 {${name}} 应在 patterns 里有；现有 ${[...allowed].join('、') || '没有'}`),
  ];
}

/**
 * Reads the families, most specific first.
 *
 * @throws InputError that lists all problems
 */
export function readFamilies(siteDir: string): Family[] {
  const families = FAMILIES_FILES.flatMap((file) => {
    const source = readInputText({path: path.join(siteDir, file), name: file});
    const {value} = checkYamlInput(source, z.array(FAMILY, '列表'), file, {advice: '写法见 errors/README.md。'});
    const kindOf = ({of, trace}: (typeof value)[number]) => (of && 'program') || (trace && 'trace') || undefined;
    return value.map((family): Family => ({...family, kind: KINDS[file] ?? kindOf(family)}));
  });
  const repeated = families
    .filter(({id}, index) => families.findIndex((one) => one.id === id) !== index)
    .map(({id}) => `${id}：id 应各不相同`);
  const problems = [...repeated, ...families.flatMap(problemsOf)];
  if (problems.length > 0) throw new InputError(listProblems(`${FAMILIES_FILES.join('、')} 有误`, problems));
  return families;
}

/** Reads what brings each Python module, which `lab/errors/python/read_modules.py` writes. */
export function readModules(siteDir: string): Record<string, ModuleSource> {
  const source = readInputText({path: path.join(siteDir, MODULES_FILE), name: MODULES_FILE});
  return (parseJsonInput(source, MODULES_FILE) as {modules: Record<string, ModuleSource>}).modules;
}
