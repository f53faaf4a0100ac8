import type {PhrasingContent, Root, RootContent} from 'mdast';
import type {Command, CommandGroup} from '../lib/content/commands';
import type {ProgramParameter} from '../lib/content/programData';
import {type Cell, code, filterableTable, isElement, link, type Row, tableOf} from './tableNodes';

const TAG = 'CommandTable';
const NONE = '没有';
const LONG_DEFAULT = 60;
/** Browsers never break a line before the hyphen of an option by themselves. */
const BREAK: PhrasingContent = {type: 'mdxJsxTextElement', name: 'wbr', attributes: [], children: []};

/** Whether a switch is on by default. */
const isOn = ({is_flag: isFlag, default: value}: ProgramParameter) => isFlag && value === true;

function notesOf(parameter: ProgramParameter): Cell {
  const {default: value, environment, required, multiple, choices, is_flag: isFlag, argument} = parameter;
  const written = isFlag || value === null || value === '' || String(value).length > LONG_DEFAULT ? undefined : String(value);
  const parts: Cell[] = [
    required && !argument ? ['必填'] : [],
    multiple ? ['可以写几次'] : [],
    choices ? choices.flatMap((choice, index) => (index > 0 ? [' 或 ', code(choice)] : [code(choice)])) : [],
    written ? ['默认 ', code(written)] : [],
    isOn(parameter) ? ['默认打开'] : [],
    environment ? ['环境变量 ', ...[environment].flat().flatMap((name, index) => (index > 0 ? ['、', code(name)] : [code(name)]))] : [],
  ];
  const told = parts.filter((part) => part.length > 0);
  return told.length > 0 ? ['（', ...told.flatMap((part, index) => (index > 0 ? ['，', ...part] : part)), '）'] : [];
}

/** An argument as in usage texts, or an option with all its spellings. */
function parameterCell(parameter: ProgramParameter): Cell {
  const [name = ''] = parameter.flags;
  const written = parameter.argument ? [parameter.required ? name.toUpperCase() : `[${name.toUpperCase()}]`] : parameter.flags;
  return [...written.flatMap((flag, index) => (index > 0 ? [' / ', code(flag)] : [code(flag)])), ...notesOf(parameter)];
}

function rowOf({name, text, parameters}: Command, {group, page}: CommandGroup): Row {
  const shown = parameters.filter(({hidden}) => !hidden);
  return {
    id: name.replaceAll(' ', '-'),
    values: [name.split(' ')[0] as string, group],
    cells: [
      [code(name)],
      [text],
      shown.length > 0 ? shown.flatMap((one, index) => (index > 0 ? ['；', BREAK, ...parameterCell(one)] : parameterCell(one))) : [NONE],
      [link(page, group)],
    ],
  };
}

function tableFor(groups: readonly CommandGroup[]): RootContent {
  const facets = [
    {label: '程序', values: [...new Set(groups.flatMap(({commands}) => commands.map(({name}) => name.split(' ')[0] as string)))]},
    {label: '要做的事', values: groups.map(({group}) => group)},
  ];
  const rows = groups.flatMap((group) => group.commands.map((command) => rowOf(command, group)));
  return filterableTable({label: '筛选命令', unit: '个命令', wide: 3, facets}, tableOf(['命令', '做什么', '参数和选项', '要做的事'], rows));
}

/** Replaces `<CommandTable />` by all commands of the version, from `site/<version>/commands.yaml` and the program data. */
export default function remarkCommandTable(groups: readonly CommandGroup[] | undefined) {
  return (root: Root): void => {
    root.children = root.children.map((child) => {
      if (!isElement(child, TAG)) return child;
      if (!groups)
        throw new Error(`<${TAG} />：这个版本没有 commands.yaml 和 program/commands.json；用 npm run langflow -- describe 读出来`);
      return tableFor(groups);
    });
  };
}
