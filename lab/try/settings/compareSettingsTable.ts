import type {PageTable} from '../../../lib/pages/types';
import {compareType, compareValue} from './compareSetting';
import type {CommandOption, Program} from './describeProgram';

type Row = PageTable['rows'][number];

const nameOf = (cell: string | undefined) => /`([^`]+)`/.exec(cell ?? '')?.[1] ?? '';

function compareVariable({cells}: Row, {settings, commands, environment}: Program): string[] {
  const [name = '', type = '', value = ''] = [nameOf(cells[0]), cells[1], cells[2]];
  const setting = settings[name];
  if (setting) return [...compareType(type, setting.types), ...compareValue(value, setting.default)];
  const option = Object.values(commands)
    .flat()
    .find(({environment}) => environment !== null && [environment].flat().includes(name));
  if (option) return [...compareType(type, [option.type]), ...compareValue(value, option.default)];
  // Variables that the code reads outside the settings class have no type.
  const read = environment[name];
  if (read !== undefined) return compareValue(/^(true|false)$/i.test(read) ? value.toLowerCase() : value, read);
  return ['程序没有这个设置'];
}

/** Compares the default of an option. A switch may be written as `--dev`（真）; a required option has no default. */
function compareSwitch(written: string, option: CommandOption): string[] {
  if (written === '必填') return option.required ? [] : ['页面写必填，程序里不是'];
  const value = /（(真|假)）/.exec(written)?.[1];
  if (value === undefined) return compareValue(written, option.default);
  return (value === '真') === Boolean(option.default) ? [] : [`默认值：页面写 ${written}，程序里是 ${JSON.stringify(option.default)}`];
}

/** Uses the default of the corresponding setting for an option without its own default. */
function withSetting(option: CommandOption, {settings}: Program): CommandOption {
  const setting = settings[`LANGFLOW_${(option.flags[0] ?? '').replace(/^--/, '').replaceAll('-', '_').toUpperCase()}`];
  return option.default === null && setting ? {...option, default: setting.default} : option;
}

function compareOption({cells}: Row, options: readonly CommandOption[], program: Program): string[] {
  const [name = '', value = '', type = ''] = [nameOf(cells[0]), cells[1], cells[2]];
  const option = options.find(({flags}) => flags.includes(name));
  if (!option) return [`没有这个选项，有的是 ${options.flatMap(({flags}) => flags).join('、')}`];
  return [...compareType(type, [option.is_flag ? 'boolean' : option.type]), ...compareSwitch(value, withSetting(option, program))];
}

function missingOptions(table: PageTable, options: readonly CommandOption[]): string[] {
  const written = new Set(table.rows.map(({cells}) => nameOf(cells[0])));
  const left = options.filter(({flags, hidden, argument}) => !hidden && !argument && !flags.some((flag) => written.has(flag)));
  return left.map(({flags}) => `表里没有 ${flags.join('、')}`);
}

function commandOf({headings}: PageTable): string | undefined {
  return headings.map((heading) => /^langflow(?: [\w -]+)?$/.exec(heading)).find(Boolean)?.[0];
}

/** Compares every row of a table of variables or options with the program; `undefined` for other tables. */
export function compareSettingsTable(table: PageTable, program: Program): string[] | undefined {
  const header = table.header.join('|');
  const perRow = (compare: (row: Row) => string[]) =>
    table.rows.flatMap((row) => compare(row).map((problem) => `第 ${row.line} 行 ${nameOf(row.cells[0])}：${problem}`));
  if (header === '变量|类型|默认值|说明') return perRow((row) => compareVariable(row, program));
  if (header !== '选项|默认值|类型|说明') return undefined;
  const options = program.commands[commandOf(table) ?? 'langflow'] ?? [];
  return [...perRow((row) => compareOption(row, options, program)), ...missingOptions(table, options)];
}
