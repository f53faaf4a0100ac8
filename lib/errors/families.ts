import path from 'node:path';
import * as z from 'zod';
import {InputError, listProblems} from '../input/inputError';
import {checkYamlInput, parseJsonInput, readInputText} from '../input/readInput';
import {type ModuleSource, VARIABLES} from './matchFamily';

export const FAMILIES_FILE = 'errors/families.yaml';
export const MODULES_FILE = 'errors/modules.json';

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
    patterns: z.array(text('报错的写法，变化的部分写 {变量}'), '报错的写法的列表').min(1, '至少一种写法'),
    meaning: text('是什么意思，Markdown'),
    causes: z.array(CAUSE, '原因的列表').min(1, '至少一个原因'),
  },
  '含 id、title、patterns、meaning、causes 的键值对',
);

/** A kind of message with general advice, for messages that have no answer of their own. */
export type Family = z.output<typeof FAMILY>;

/** Names that advice about a missing module may use. */
const MODULE_NAMES = ['source', 'package', 'via'];

const namesIn = (texts: readonly string[]) => new Set(texts.flatMap((one) => [...one.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)));

function problemsOf({id, title, module, patterns, meaning, causes}: Family): string[] {
  const known = [...namesIn(patterns)];
  const allowed = new Set([...known, ...(module ? MODULE_NAMES : [])]);
  const used = [
    ...namesIn([title, meaning, ...causes.flatMap((cause) => [cause.when, cause.do])]),
    ...causes.flatMap(({only}) => Object.keys(only ?? {})),
  ];
  return [
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
  const source = readInputText({path: path.join(siteDir, FAMILIES_FILE), name: FAMILIES_FILE});
  const families = checkYamlInput(source, z.array(FAMILY, '列表'), FAMILIES_FILE, {advice: '写法见 errors/README.md。'}).value;
  const repeated = families
    .filter(({id}, index) => families.findIndex((one) => one.id === id) !== index)
    .map(({id}) => `${id}：id 应各不相同`);
  const problems = [...repeated, ...families.flatMap(problemsOf)];
  if (problems.length > 0) throw new InputError(listProblems(`${FAMILIES_FILE} 有误`, problems));
  return families;
}

/** Reads what brings each Python module, which `lab/errors/python/read_modules.py` writes. */
export function readModules(siteDir: string): Record<string, ModuleSource> {
  const source = readInputText({path: path.join(siteDir, MODULES_FILE), name: MODULES_FILE});
  return (parseJsonInput(source, MODULES_FILE) as {modules: Record<string, ModuleSource>}).modules;
}
