import type {Root, RootContent} from 'mdast';
import type {ProgramSetting} from '../lib/content/programData';
import type {Setting, SettingGroup} from '../lib/content/settings';
import {minorOf, newestFirst, releaseOf, sinceOf} from './releases';
import {type Cell, code, filterableTable, isElement, link, type Row, tableOf} from './tableNodes';

const TAG = 'SettingsTable';
const TYPES: Record<string, string> = {
  bool: 'Boolean',
  int: 'Integer',
  float: 'Float',
  list: 'List[String]',
  dict: 'JSON',
};
const UNCHANGED = '没有改过';

/** The type as pages show it. */
function typeOf({types, choices}: ProgramSetting): Cell {
  if (choices) return choices.flatMap((choice, index) => (index > 0 ? ['、', code(choice)] : [code(choice)]));
  const known = types.filter((name) => name !== 'None').map((name) => TYPES[name] ?? 'String');
  // A list may also be given as a string.
  return [known.includes('List[String]') ? 'List[String]' : (known[0] ?? 'String')];
}

/** A value as readers write it in a setting. */
function valueCell(value: unknown): Cell {
  if (value === null) return ['未设置'];
  if (value === '') return ['空'];
  if (typeof value === 'boolean') return [code(value ? 'True' : 'False')];
  return [code(typeof value === 'string' ? value : JSON.stringify(value))];
}

function defaultOf({default: value, shownDefault, changed = []}: Setting): Cell {
  const before = changed.map(({in: release, from}): Cell => [`；${releaseOf(release)} 以前 `, ...valueCell(from)]);
  return [...(shownDefault ? [shownDefault] : valueCell(value)), ...before.flat()];
}

function rowOf(setting: Setting, {group, page}: SettingGroup): Row {
  const last = setting.changed?.at(-1);
  return {
    id: setting.name,
    values: [group, minorOf(setting.since), last ? minorOf(last.in) : UNCHANGED],
    cells: [
      [code(setting.name)],
      [setting.text],
      [...typeOf(setting), ...(setting.isSecret ? ['（机密）'] : [])],
      defaultOf(setting),
      [link(page, group)],
      [sinceOf(setting.since)],
    ],
  };
}

function tableFor(groups: readonly SettingGroup[]): RootContent {
  const settings = groups.flatMap((group) => group.settings);
  const changes = settings.flatMap(({changed}) => (changed?.length ? [minorOf(changed.at(-1)?.in as string)] : []));
  const facets = [
    {label: '分组', values: groups.map(({group}) => group)},
    {label: '哪个版本起', values: newestFirst(settings.map(({since}) => minorOf(since)))},
    {label: '默认值改过', values: [...newestFirst(changes), UNCHANGED]},
  ];
  const rows = groups.flatMap((group) => group.settings.map((setting) => rowOf(setting, group)));
  return filterableTable(
    {label: '筛选设置', unit: '项设置', wide: 2, facets},
    tableOf(['环境变量', '作用', '类型', '默认值', '分组', '版本'], rows),
  );
}

/** Replaces `<SettingsTable />` by all settings of the version, from `site/<version>/settings.yaml` and the program data. */
export default function remarkSettingsTable(groups: readonly SettingGroup[] | undefined) {
  return (root: Root): void => {
    root.children = root.children.map((child) => {
      if (!isElement(child, TAG)) return child;
      if (!groups)
        throw new Error(`<${TAG} />：这个版本没有 settings.yaml 和 program/settings.json；用 npm run langflow -- describe 读出来`);
      return tableFor(groups);
    });
  };
}
