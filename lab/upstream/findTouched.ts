import {normalisePattern} from '../../lib/errors/text';
import {escapeRegExp} from '../../lib/input/escapeRegExp';
import {isObject} from '../../lib/input/isObject';
import {findOperation} from '../../lib/openapi/apiOperations';
import type {Difference} from '../langflow/describe/differences';
import type {PageEntry, PageIndex} from './pageIndex';

/** A text that a difference touches; answers and API pages have no line of their own. */
export type Touched = Omit<PageEntry, 'kind'> & {kind: PageEntry['kind'] | 'answer' | 'operation' | 'page'};

/** Display names of components by class, and operations by data structure: what the descriptions know and the pages do not. */
export type ProgramNames = {
  /** Name on the canvas, by class. */
  components: ReadonlyMap<string, string>;
  /** Names of inputs and outputs on the canvas, by `Class.name`. */
  ports: ReadonlyMap<string, string>;
  /** Operations (`POST /api/v1/run/{id}`) by the data structures that they use. */
  operationsBySchema: ReadonlyMap<string, string[]>;
};

type Found = {difference: Difference; index: PageIndex; names: ProgramNames};

/** Whole names only: `--port` is not in `--port-range`, nor `openai` in `langchain-openai`. */
const wholeName = (name: string): RegExp => new RegExp(`(?<![\\w-])${escapeRegExp(name)}(?![\\w-])`);

const inEntries = ({entries}: PageIndex, pattern: RegExp, routes?: readonly string[]): Touched[] =>
  entries.filter(({route, text}) => (routes === undefined || routes.includes(route)) && pattern.test(text));

const pageOf = (route: string, text: string): Touched => ({route, file: '', line: 0, kind: 'page', text});

/** An option is common to many commands, so only the pages count that name its command too. */
function findOption({difference: {name}, index}: Found): Touched[] {
  const [command = '', flags = ''] = name.split(/ (?=-)/);
  const routes = [...new Set(inEntries(index, wholeName(command)).map(({route}) => route))];
  const named = flags.split('/').filter((flag) => flag.startsWith('--'));
  return named.flatMap((flag) => inEntries(index, wholeName(flag), routes));
}

/** The page of the component, and every text that has its class or, in bold or as a name in a flow, its name on the canvas. */
function findComponent({difference: {name}, index, names}: Found): Touched[] {
  const shown = names.components.get(name);
  if (shown === undefined) return inEntries(index, wholeName(name));
  const own = (index.componentPages.get(shown) ?? []).map((route) => pageOf(route, shown));
  const escaped = escapeRegExp(shown);
  const bold = new RegExp(`\\*\\*${escaped}\\*\\*|component: ${escaped}$|(?<!\\w)${escapeRegExp(name)}(?!\\w)`, 'm');
  return [...own, ...inEntries(index, bold)];
}

/** Inputs have everyday names (`model`), so only the pages of their component count. */
function findPort({difference: {name}, index, names}: Found): Touched[] {
  const [component = '', port = ''] = name.split('.');
  const routes = index.componentPages.get(names.components.get(component) ?? '') ?? [];
  const shown = escapeRegExp(names.ports.get(name) ?? port);
  return inEntries(index, new RegExp(`\\*\\*${shown}\\*\\*|\`${escapeRegExp(port)}\`|^${shown} \\|`), routes);
}

const PATH = /\/(?:api\/)?v[12]\/[\w{}$./-]*/g;

function findOperationTexts({difference: {name}, index}: Found): Touched[] {
  const [method, path] = name.split(' ');
  const known = index.operations.find((operation) => operation.method === method && operation.path === path);
  if (!known) return [];
  const touches = ({text}: PageEntry) => (text.match(PATH) ?? []).some((asked) => findOperation(index.operations, asked)?.path === path);
  return [{...pageOf(`/api/${known.slug}`, name), kind: 'operation'}, ...index.entries.filter(touches)];
}

function findField(found: Found): Touched[] {
  const {difference, index, names} = found;
  const [schema = ''] = difference.name.split('.');
  return (names.operationsBySchema.get(schema) ?? []).flatMap((name) => {
    const [method, path] = name.split(' ');
    const known = index.operations.find((operation) => operation.method === method && operation.path === path);
    return known ? [{...pageOf(`/api/${known.slug}`, name), kind: 'operation' as const}] : [];
  });
}

/** Answers that name the message; texts that quote it. */
function findMessage({difference: {name, change}, index}: Found): Touched[] {
  if (change === 'new') return [];
  const pattern = normalisePattern(name);
  const answers = index.answers
    .filter(({patterns}) => patterns.includes(pattern))
    .map(({id, group}): Touched => ({route: `/errors/${group}`, file: `errors/answers/${group}.yaml`, line: 0, kind: 'answer', text: id}));
  return name.includes('…') ? answers : [...answers, ...inEntries(index, wholeName(name))];
}

/** A word of the interface stands in bold; short ones are everyday words and would be everywhere. */
function findWord({difference: {before}, index}: Found): Touched[] {
  if (typeof before !== 'string' || before.includes('…')) return [];
  return inEntries(index, new RegExp(`\\*\\*${escapeRegExp(before)}\\*\\*`));
}

/** In code only: `pip install x`, or the bare name between backticks. */
function findDependency({difference: {name}, index}: Found): Touched[] {
  const dependency = escapeRegExp(name.split(': ').at(-1)?.replace(/\[.*/, '') ?? name);
  return inEntries(index, new RegExp(`(?:install|add)\\b.*(?<![\\w-])${dependency}(?![\\w-])|\`${dependency}(?:[\\[<>=~ ].*?)?\``));
}

/** What rests on a file of the program: corrections, answers to its messages, and the pages of its components. */
function findFile({difference: {name, before, after}, index, names}: Found): Touched[] {
  const evidence = index.evidence
    .filter(({file}) => file === name)
    .map(({route, statement}): Touched => ({route, file: 'translation/corrections.yaml', line: 0, kind: 'sentence', text: statement}));
  const answers = index.answers
    .filter(({files}) => files.includes(name))
    .map(({id, group}): Touched => ({route: `/errors/${group}`, file: `errors/answers/${group}.yaml`, line: 0, kind: 'answer', text: id}));
  const classes = [before, after].flatMap((value) => (isObject(value) && Array.isArray(value.classes) ? value.classes : []));
  const shown = [...new Set(classes)].flatMap((one) => names.components.get(String(one)) ?? []);
  const pages = shown.flatMap((component) => (index.componentPages.get(component) ?? []).map((route) => pageOf(route, component)));
  return [...evidence, ...answers, ...pages];
}

const NAMED: readonly Difference['kind'][] = ['setting', 'variable', 'command', 'template'];

/** Finds the texts that a difference touches, without duplicates, those of much read pages first. */
export function findTouched(difference: Difference, index: PageIndex, names: ProgramNames): Touched[] {
  const found = {difference, index, names};
  const finders: Partial<Record<Difference['kind'], (found: Found) => Touched[]>> = {
    option: findOption,
    component: findComponent,
    port: findPort,
    operation: findOperationTexts,
    field: findField,
    error: findMessage,
    word: findWord,
    dependency: findDependency,
    file: findFile,
  };
  const find = NAMED.includes(difference.kind) ? () => inEntries(index, wholeName(difference.name)) : finders[difference.kind];
  const touched = new Map((find?.(found) ?? []).map((entry) => [`${entry.route}:${entry.file}:${entry.line || entry.text}`, entry]));
  const weight = ({route}: Touched) => index.weights.get(route) ?? 0;
  return [...touched.values()].sort((a, b) => weight(b) - weight(a));
}
