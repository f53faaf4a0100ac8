import type {RootContent} from 'mdast';
import * as z from 'zod';
import type {ProgramComponent, ProgramInput, ProgramOutput} from '../content/programData';
import {code, type Inline, joinInline, type Row, table} from '../mdast/nodes';
import {defineVersionData, programPart} from './defineVersionData';
import {findEntry} from './pageElement';

const text = z.string('文字').regex(/[^\s。]$/, '末尾没有句号的文字');
const TEXTS = z.record(z.string(), text, '名字到文字的键值对');
const PORTS = z.strictObject(
  {common: TEXTS, components: z.record(z.string(), TEXTS, '组件的类到键值对')},
  '含 common、components 的键值对',
);

/** An input or output of a component with our description. */
export type Described<Port> = Port & {text: string};

/** Inputs and outputs of a component, as pages show them. */
export type WrittenPorts = {inputs: Described<ProgramInput>[]; outputs: Described<ProgramOutput>[]};

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
const MANY_OPTIONS = 5;

const dataTypes = (types: readonly string[]): Inline[] => joinInline([...new Set(types.map((type) => SHOWN[type] ?? type))].map(code));

function typeOf({type, list, input_types: types = []}: ProgramInput): Inline[] {
  const isHandle = HANDLES.has(type) && types.length > 0;
  return [...(isHandle ? dataTypes(types) : [TYPES[type] ?? 'String']), ...(list ? [' 列表'] : [])];
}

function defaultOf({default: value}: ProgramInput): Inline[] {
  const isEmpty = value === null || value === '' || (typeof value === 'object' && Object.keys(value as object).length === 0);
  if (isEmpty) return [];
  const shown = typeof value === 'string' ? value.replaceAll('\n', '\\n') : JSON.stringify(value);
  return shown.length > LONG_DEFAULT ? [] : ['。默认值：', code(shown)];
}

/** The options of an input; a description with code names them itself. */
function optionsOf({options = [], text: words}: Described<ProgramInput>): Inline[] {
  if (options.length === 0 || options.length > MANY_OPTIONS || words.includes('`')) return [];
  return ['：', ...joinInline(options.filter(Boolean).map(code))];
}

function inputRow(input: Described<ProgramInput>): Row {
  const marks = [input.required && '必填', input.advanced && '高级', input.hidden && '需要时才出现'].filter(Boolean).join('，');
  const words = `输入参数${marks && `（${marks}）`}：${input.text}`;
  return [[code(input.name), `（${input.display_name.trim()}）`], typeOf(input), [words, ...optionsOf(input), ...defaultOf(input)]];
}

const outputRow = ({name, display_name: label, types, text: words}: Described<ProgramOutput>): Row => [
  [code(name), `（${label}）`],
  dataTypes(types),
  `输出参数：${words}`,
];

/** The inputs and outputs of one component. The search knows their names only. */
const tableOf = ({inputs, outputs}: WrittenPorts): RootContent[] => [
  table(['参数', '类型', '说明'], [...inputs.map(inputRow), ...outputs.map(outputRow)], {searchNames: true}),
];

/** Inputs and outputs of the components that pages describe, by class, each with our description. */
export const portsData = defineVersionData({
  file: 'ports.yaml',
  schema: PORTS,
  program: programPart('components'),
  join({common, components: written}, {program: {components}, report}): ReadonlyMap<string, WrittenPorts> {
    const byClass = new Map(components.map((component) => [component.class, component]));
    const describeAll = (name: string, own: Record<string, string>, {inputs, outputs}: ProgramComponent): WrittenPorts => {
      const names = [...inputs, ...outputs].map((port) => port.name);
      for (const port of Object.keys(own))
        if (!names.includes(port)) report(['components', name, port], '组件没有这个输入或输出；改正名字，或者删去');
      const describe = <Port extends {name: string}>(port: Port): Described<Port> => {
        const words = own[port.name] ?? common[port.name];
        if (words === undefined) report(['components', name, port.name], '没有说明；加上一句');
        return {...port, text: words ?? ''};
      };
      return {inputs: inputs.map(describe), outputs: outputs.map(describe)};
    };
    const found = Object.entries(written).flatMap(([name, own]): [string, WrittenPorts][] => {
      const component = byClass.get(name);
      if (component) return [[name, describeAll(name, own, component)]];
      report(['components', name], '程序没有这个组件；改正类名，或者删去');
      return [];
    });
    return new Map(found);
  },
  elements: {
    ComponentPorts: {
      usage: '<ComponentPorts component="AgentQL" />',
      about: '一个组件的全部输入和输出，`component` 是程序里的类名；中文在 `site/<版本>/ports.yaml`',
      fill: (ports, place) => tableOf(findEntry(place, 'component', ports, 'ports.yaml')),
    },
  },
});
