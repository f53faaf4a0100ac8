import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {ComponentPorts, Described} from '../lib/content/ports';
import type {ProgramInput, ProgramOutput} from '../lib/content/programData';
import {textAttribute} from './remarkBundleInstall';
import {type Cell, code, type Row, tableOf} from './tableNodes';

const TAG = 'ComponentPorts';
/** Names of input types on pages, by their class in the program. */
const TYPES: Record<string, string> = {
  SecretStrInput: 'SecretString',
  MultilineSecretInput: 'SecretString',
  IntInput: 'Integer',
  FloatInput: 'Float',
  SliderInput: 'Float',
  BoolInput: 'Boolean',
  DictInput: 'Dict',
  NestedDictInput: 'Dict',
  FileInput: 'File',
  TableInput: 'Table',
  CodeInput: 'Code',
  AuthInput: 'Auth',
  SortableListInput: 'SortableList',
};
/** Data types with a different name in the interface than in older code. */
const SHOWN: Record<string, string> = {Data: 'JSON', DataFrame: 'Table'};
const HANDLES = new Set(['HandleInput', 'JSONInput', 'DataFrameInput', 'ModelInput', 'MessageInput']);
const LONG_DEFAULT = 80;

const dataTypes = (types: readonly string[]): Cell =>
  [...new Set(types.map((type) => SHOWN[type] ?? type))].flatMap((type, index) => (index > 0 ? ['、', code(type)] : [code(type)]));

function typeOf({type, list, input_types: types = []}: ProgramInput): Cell {
  const isHandle = HANDLES.has(type) && types.length > 0;
  const names: Cell = isHandle ? dataTypes(types) : [TYPES[type] ?? 'String'];
  return list ? [...names, ' 列表'] : names;
}

function defaultOf({default: value}: ProgramInput): Cell {
  const isEmpty = value === null || value === '' || (typeof value === 'object' && Object.keys(value as object).length === 0);
  if (isEmpty) return [];
  const text = typeof value === 'string' ? value.replaceAll('\n', '\\n') : JSON.stringify(value);
  return text.length > LONG_DEFAULT ? [] : ['。默认值：', code(text)];
}

function inputRow(input: Described<ProgramInput>): Row {
  const marks = [input.required && '必填', input.advanced && '高级', input.hidden && '需要时才出现'].filter(Boolean).join('，');
  const choices: Cell =
    input.options?.length && input.options.length <= 5
      ? ['：', ...input.options.filter(Boolean).flatMap((one, index) => (index > 0 ? ['、', code(one)] : [code(one)]))]
      : [];
  return {
    cells: [
      [code(input.name), `（${input.display_name.trim()}）`],
      typeOf(input),
      [`输入参数${marks && `（${marks}）`}：${input.text}`, ...(input.text.includes('`') ? [] : choices), ...defaultOf(input)],
    ],
  };
}

const outputRow = ({name, display_name: label, types, text}: Described<ProgramOutput>): Row => ({
  cells: [[code(name), `（${label}）`], dataTypes(types), [`输出参数：${text}`]],
});

function tableFor({inputs, outputs}: ComponentPorts): RootContent {
  return tableOf(['参数', '类型', '说明'], [...inputs.map(inputRow), ...outputs.map(outputRow)]);
}

/**
 * Replaces `<ComponentPorts component="AgentQL" />` by the table of the inputs and outputs of the component, from the program data and
 * `site/<version>/ports.yaml`.
 */
export default function remarkComponentPorts(ports: ReadonlyMap<string, ComponentPorts> | undefined) {
  return (root: Root): void => {
    visit(root, 'mdxJsxFlowElement', (element: MdxJsxFlowElement, index, parent) => {
      if (element.name !== TAG || !parent || index === undefined) return;
      const name = textAttribute(element, 'component') ?? '';
      const found = ports?.get(name);
      if (!found)
        throw new Error(`<${TAG} component=${JSON.stringify(name)} />：这个版本的 ports.yaml 里没有这个组件；改正类名，或者把它加进去`);
      parent.children[index] = tableFor(found);
    });
  };
}
