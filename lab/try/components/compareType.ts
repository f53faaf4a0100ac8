import type {ComponentInput, ComponentOutput} from './types';

/** Type names that pages may use for an input, by its class in the program. */
const NAMES: Record<string, readonly string[]> = {
  StrInput: ['String', 'Text'],
  MultilineInput: ['String', 'Text'],
  MessageTextInput: ['String', 'Text', 'Message'],
  MessageInput: ['String', 'Text', 'Message'],
  MultilineSecretInput: ['SecretString', 'String'],
  SecretStrInput: ['SecretString'],
  IntInput: ['Integer'],
  FloatInput: ['Float'],
  SliderInput: ['Float', 'Slider'],
  BoolInput: ['Boolean'],
  DictInput: ['Dict'],
  NestedDictInput: ['Dict', 'NestedDict'],
  DropdownInput: ['Dropdown', 'String'],
  MultiselectInput: ['Multiselect', 'List', 'Dropdown', 'String'],
  TabInput: ['Tab', 'Dropdown', 'String'],
  FileInput: ['File'],
  TableInput: ['Table'],
  CodeInput: ['Code', 'String'],
  MultilineCodeInput: ['Code'],
  PromptInput: ['Prompt', 'String'],
  LinkInput: ['Link', 'String'],
  ToolsInput: ['Tool'],
  McpInput: ['Dict', 'MCP'],
  QueryInput: ['Query', 'String'],
  SortableListInput: ['SortableList', 'Dropdown', 'List'],
  ConnectionInput: ['Connection', 'String'],
  AuthInput: ['Auth', 'String'],
  DataDisplayInput: ['Data', 'Display'],
  ConnectionRefInput: ['Connection'],
  DefaultPromptField: ['String', 'Prompt'],
};

// Chinese type names on pages.
const CHINESE: Record<string, string> = {表格: 'Table', 连接: 'Connection'};

/** Text on pages for an output without a type. */
const NO_TYPE = '无';

// Ignores link addresses and the `of` in `List of`.
const wordsOf = (type: string) =>
  (CHINESE[type] ?? type)
    .replace(/\]\([^)]*\)/g, ']')
    .match(/[A-Za-z]\w*/g)
    ?.map((word) => word.toLowerCase())
    .filter((word) => word !== 'of') ?? [];
const LISTS = /list|列表|数组|\[\]/i;

// Since 1.9, the interface shows these names instead of the program's names.
const SHOWN: Record<string, string> = {Data: 'JSON', DataFrame: 'Table'};
const withShown = (names: readonly string[]) => names.flatMap((name) => [name, SHOWN[name] ?? name]);

const wholeNumber = ({_input_type: kind, value}: ComponentInput) => (kind === 'SliderInput' && Number.isInteger(value) ? ['Integer'] : []);

/** Compares the type on the page with that of an input; empty if they agree. */
export function compareInputType(type: string, input: ComponentInput): string[] {
  const kind = input._input_type ?? '';
  const accepted = [
    ...new Set([...(NAMES[kind] ?? []), ...withShown(input.input_types ?? []), ...(input.list ? ['List'] : []), ...wholeNumber(input)]),
  ];
  const words = wordsOf(type);
  // The class name in the program is also correct.
  const known = new Set([...accepted, kind, kind.replace(/Input$/, '')].map((name) => name.toLowerCase()));
  if (words.length > 0 && words.every((word) => known.has(word) || LISTS.test(word))) return [];
  return [`类型：页面写 ${type || '（空）'}，程序里是 ${kind}${input.list ? '（列表）' : ''}，可以写 ${accepted.join('、')}`];
}

/** Compares the type on the page with that of an output; empty if they agree. */
export function compareOutputType(type: string, {types = []}: ComponentOutput): string[] {
  const words = wordsOf(type).filter((word) => !LISTS.test(word));
  if (type === NO_TYPE && types.length === 0) return [];
  // If the packages of a component are not installed, the types of its outputs are unknown.
  if (types.includes('NoneType')) return [];
  const known = withShown(types).map((name) => name.toLowerCase());
  if (words.length > 0 && words.every((word) => known.includes(word) || (word === 'string' && known.includes('text')))) return [];
  return [`类型：页面写 ${type || '（空）'}，程序里是 ${types.join('、') || '（没有）'}`];
}
