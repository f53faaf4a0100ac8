import type {ComponentInput, ComponentOutput} from './types';

/** What a page may call the type of an input, by the class that it has in the program. */
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

// Words of pages for types.
const CHINESE: Record<string, string> = {表格: 'Table', 连接: 'Connection'};

/** What pages write where an output has no type. */
const NO_TYPE = '无';

// A link's address and the small words of `List of` are no types.
const wordsOf = (type: string) =>
  (CHINESE[type] ?? type)
    .replace(/\]\([^)]*\)/g, ']')
    .match(/[A-Za-z]\w*/g)
    ?.map((word) => word.toLowerCase())
    .filter((word) => word !== 'of') ?? [];
const LISTS = /list|列表|数组|\[\]/i;

// Names of types that the interface shows in the place of the program's, from 1.6 on.
const SHOWN: Record<string, string> = {Data: 'JSON', DataFrame: 'Table'};
const withShown = (names: readonly string[]) => names.flatMap((name) => [name, SHOWN[name] ?? name]);

const wholeNumber = ({_input_type: kind, value}: ComponentInput) => (kind === 'SliderInput' && Number.isInteger(value) ? ['Integer'] : []);

/** What of a page's type does not fit an input; empty where it does. */
export function compareInputType(type: string, input: ComponentInput): string[] {
  const kind = input._input_type ?? '';
  const accepted = [
    ...new Set([...(NAMES[kind] ?? []), ...withShown(input.input_types ?? []), ...(input.list ? ['List'] : []), ...wholeNumber(input)]),
  ];
  const words = wordsOf(type);
  // The program's own name of the class is true, too.
  const known = new Set([...accepted, kind, kind.replace(/Input$/, '')].map((name) => name.toLowerCase()));
  if (words.length > 0 && words.every((word) => known.has(word) || LISTS.test(word))) return [];
  return [`类型：页面写 ${type || '（空）'}，程序里是 ${kind}${input.list ? '（列表）' : ''}，可以写 ${accepted.join('、')}`];
}

/** What of a page's type does not fit an output; empty where it does. */
export function compareOutputType(type: string, {types = []}: ComponentOutput): string[] {
  const words = wordsOf(type).filter((word) => !LISTS.test(word));
  if (type === NO_TYPE && types.length === 0) return [];
  // A component whose own packages are not installed cannot say what it gives.
  if (types.includes('NoneType')) return [];
  const known = withShown(types).map((name) => name.toLowerCase());
  if (words.length > 0 && words.every((word) => known.includes(word) || (word === 'string' && known.includes('text')))) return [];
  return [`类型：页面写 ${type || '（空）'}，程序里是 ${types.join('、') || '（没有）'}`];
}
