import type {RootContent} from 'mdast';
import * as z from 'zod';
import type {ProgramParameter} from '../content/programData';
import {code, filterableTable, type Inline, joinInline, link, ownLine, type Row} from '../mdast/nodes';
import {defineVersionData, programPart} from './defineVersionData';
import {reportNames} from './reportNames';

const GROUPS = z.array(
  z.strictObject(
    {
      group: z.string('组的名字').min(1, '组的名字'),
      page: z.string('页面的路径').regex(/^\/\S+$/, '以 / 开头的路径'),
      commands: z.record(z.string(), z.string('一句话').regex(/\S。$/, '以句号结尾的一句话'), '命令到一句话'),
    },
    '含 group、page、commands 的键值对',
  ),
  '列表',
);

/** A command: the program data and our description. */
export type ProgramCommand = {name: string; text: string; parameters: ProgramParameter[]};

/** Commands on one topic, and the page that explains them. */
export type CommandGroup = {group: string; page: string; commands: ProgramCommand[]};

/** Commands that do something or have their own options; not those that only group others. */
const toldCommands = (known: Record<string, ProgramParameter[]>) =>
  Object.entries(known)
    .filter(([name, parameters]) => parameters.length > 0 || !Object.keys(known).some((other) => other.startsWith(`${name} `)))
    .map(([name]) => name);

const LONG_DEFAULT = 60;

/** Whether a switch is on by default. */
const isOn = ({is_flag: isFlag, default: value}: ProgramParameter) => isFlag && value === true;

function notesOf(parameter: ProgramParameter): Inline[] {
  const {default: value, environment, required, multiple, choices = [], is_flag: isFlag, argument} = parameter;
  const written = isFlag || value === null || value === '' || String(value).length > LONG_DEFAULT ? undefined : String(value);
  const notes: Inline[][] = [
    required && !argument ? ['必填'] : [],
    multiple ? ['可以写几次'] : [],
    joinInline(choices.map(code), ' 或 '),
    written ? ['默认 ', code(written)] : [],
    isOn(parameter) ? ['默认打开'] : [],
    environment ? ['环境变量 ', ...joinInline([environment].flat().map(code))] : [],
  ];
  const told = notes.filter((note) => note.length > 0);
  return told.length > 0 ? ['（', ...joinInline(told, '，'), '）'] : [];
}

/** An argument as in usage texts, or an option with all its spellings. */
function describeParameter(parameter: ProgramParameter): Inline[] {
  const [name = ''] = parameter.flags;
  const written = parameter.argument ? [parameter.required ? name.toUpperCase() : `[${name.toUpperCase()}]`] : parameter.flags;
  return [...joinInline(written.map(code), ' / '), ...notesOf(parameter)];
}

const programOf = (command: string) => command.split(' ')[0] ?? command;

function rowOf({name, text, parameters}: ProgramCommand, {group, page}: CommandGroup): Row {
  const shown = parameters.filter(({hidden}) => !hidden);
  const lines = shown.map((one, index) => ownLine(...describeParameter(one), index < shown.length - 1 ? '；' : ''));
  return {
    id: name.replaceAll(' ', '-'),
    values: [programOf(name), group],
    cells: [code(name), text, lines.length > 0 ? lines : '没有', link(page, group)],
  };
}

/** All commands. The search knows their names only. */
function tableOf(groups: readonly CommandGroup[]): RootContent[] {
  const facets = [
    {label: '程序', values: [...new Set(groups.flatMap(({commands}) => commands.map(({name}) => programOf(name))))]},
    {label: '要做的事', values: groups.map(({group}) => group)},
  ];
  const rows = groups.flatMap((group) => group.commands.map((command) => rowOf(command, group)));
  return [filterableTable({label: '筛选命令', unit: '个命令', wide: 3, facets}, ['命令', '做什么', '参数和选项', '要做的事'], rows)];
}

/** Commands of the program, each with our description. */
export const commandsData = defineVersionData({
  file: 'commands.yaml',
  schema: GROUPS,
  program: programPart('commands'),
  join(groups, {program: {commands: known}, report}): CommandGroup[] {
    const names = groups.flatMap(({commands}, index) => Object.keys(commands).map((name) => [index, 'commands', name] as const));
    reportNames({kind: '命令', names, known, told: toldCommands(known)}, report);
    return groups.map(({group, page, commands}) => ({
      group,
      page,
      commands: Object.entries(commands).map(([name, text]) => ({name, text, parameters: known[name] ?? []})),
    }));
  },
  elements: {
    CommandTable: {
      usage: '<CommandTable />',
      about: '全部命令，可以筛选；选项和默认值来自 `site/<版本>/program/commands.json`，中文在 `site/<版本>/commands.yaml`',
      fill: tableOf,
    },
  },
});
