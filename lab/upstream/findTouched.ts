import {normalisePattern} from '../../lib/errors/text';
import {escapeRegExp} from '../../lib/input/escapeRegExp';
import {findOperation} from '../../lib/openapi/apiOperations';
import type {Difference} from '../langflow/describe/differences';
import {changedUnits} from './changedUnits';
import type {AnswerEntry, PageEntry, PageIndex} from './pageIndex';

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
  /** Operations by their ids: `upload_file_api_v1_files_upload__flow_id__post`. */
  operationIds: ReadonlyMap<string, string>;
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

const ownPages = (shown: string, {componentPages}: PageIndex): Touched[] =>
  (componentPages.get(shown) ?? []).map((route) => pageOf(route, shown));

/** Texts that have the class of a component or, in bold or as a node of a flow, its name on the canvas. */
function componentTexts(name: string, shown: string, index: PageIndex): Touched[] {
  const escaped = escapeRegExp(shown);
  return inEntries(index, new RegExp(`\\*\\*${escaped}\\*\\*|component: ${escaped}$|(?<!\\w)${escapeRegExp(name)}(?!\\w)`, 'm'));
}

function findComponent({difference: {name}, index, names}: Found): Touched[] {
  const shown = names.components.get(name);
  if (shown === undefined) return inEntries(index, wholeName(name));
  return [...ownPages(shown, index), ...componentTexts(name, shown, index)];
}

/** A change inside of a component concerns its page; one without a page of its own is only mentioned. */
function findChangedComponent(name: string, {index, names}: Found): Touched[] {
  const shown = names.components.get(name);
  if (shown === undefined) return [];
  const own = ownPages(shown, index);
  return own.length > 0 ? own : componentTexts(name, shown, index);
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
  const page = operationPage(name, index);
  const path = name.split(' ')[1];
  const touches = ({text}: PageEntry) => (text.match(PATH) ?? []).some((asked) => findOperation(index.operations, asked)?.path === path);
  return page.length > 0 ? [...page, ...index.entries.filter(touches)] : [];
}

/** The page of an operation that the site has. */
function operationPage(name: string, {operations}: PageIndex): Touched[] {
  const [method, path] = name.split(' ');
  const known = operations.find((operation) => operation.method === method && operation.path === path);
  return known ? [{...pageOf(`/api/${known.slug}`, name), kind: 'operation'}] : [];
}

function findField({difference, index, names}: Found): Touched[] {
  const [schema = ''] = difference.name.split('.');
  return (names.operationsBySchema.get(schema) ?? []).flatMap((name) => operationPage(name, index));
}

const answerText = ({id, group}: AnswerEntry): Touched => ({
  route: `/errors/${group}`,
  file: `errors/answers/${group}.yaml`,
  line: 0,
  kind: 'answer',
  text: id,
});

/** Answers that name the message; texts that quote it. */
function findMessage({difference: {name, change}, index}: Found): Touched[] {
  if (change === 'new') return [];
  const pattern = normalisePattern(name);
  const answers = index.answers.filter(({patterns}) => patterns.includes(pattern)).map(answerText);
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

/** Operations whose function is among those that changed: FastAPI names an operation after its function and path. */
function operationsOfFunctions(functions: readonly string[], {names, index}: Found): Touched[] {
  const changed = [...names.operationIds].filter(([id]) => functions.some((name) => id.startsWith(`${name}_api_`)));
  return changed.flatMap(([, name]) => operationPage(name, index));
}

/** What rests on a file of the program: corrections, answers to its messages, the pages of its components and operations. */
function findFile(found: Found): Touched[] {
  const {difference, index} = found;
  const evidence = index.evidence
    .filter(({file}) => file === difference.name)
    .map(({route, statement}): Touched => ({route, file: 'translation/corrections.yaml', line: 0, kind: 'sentence', text: statement}));
  const answers = index.answers.filter(({files}) => files.includes(difference.name)).map(answerText);
  const units = changedUnits(difference);
  const pages = units.flatMap((unit) => findChangedComponent(unit, found));
  return [...evidence, ...answers, ...pages, ...operationsOfFunctions(units, found)];
}

const findName = ({difference: {name}, index}: Found): Touched[] => inEntries(index, wholeName(name));

/** How the texts about each kind are found; of the other kinds, pages say nothing. */
const FINDERS: Partial<Record<Difference['kind'], (found: Found) => Touched[]>> = {
  setting: findName,
  variable: findName,
  command: findName,
  template: findName,
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

/** Finds the texts that a difference touches, without duplicates, those of much read pages first. */
export function findTouched(difference: Difference, index: PageIndex, names: ProgramNames): Touched[] {
  const found = FINDERS[difference.kind]?.({difference, index, names}) ?? [];
  const touched = new Map(found.map((entry) => [`${entry.route}:${entry.file}:${entry.line || entry.text}`, entry]));
  const weight = ({route}: Touched) => index.weights.get(route) ?? 0;
  return [...touched.values()].sort((a, b) => weight(b) - weight(a));
}
