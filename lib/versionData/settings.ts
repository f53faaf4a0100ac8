import type {RootContent} from 'mdast';
import * as z from 'zod';
import type {ProgramSetting} from '../content/programData';
import {type Cell, code, filterableTable, type Inline, joinInline, link, type Row} from '../mdast/nodes';
import {defineVersionData, programPart} from './defineVersionData';
import {minorOf, newestFirst, releaseOf, sinceOf} from './releases';
import {reportNames} from './reportNames';

const LIMIT = 90;

const sentence = z.string('一句话').regex(/\S。$/, '以句号结尾的一句话').max(LIMIT, `不超过 ${LIMIT} 个字符的一句话`);
const SETTING = z.union([
  sentence,
  z.strictObject(
    {
      text: sentence,
      default: z.string('文字').min(1, '非空文字').optional(),
      secret: z.literal(true, 'true，或者不写').optional(),
    },
    '含 text，可以加 default、secret 的键值对',
  ),
]);
const GROUPS = z.array(
  z.strictObject(
    {
      group: z.string('组的名字').min(1, '组的名字'),
      page: z.string('页面的路径').regex(/^\/\S+$/, '以 / 开头的路径'),
      settings: z.record(z.string(), SETTING, '环境变量到一句话'),
    },
    '含 group、page、settings 的键值对',
  ),
  '列表',
);

/** A setting: the program data and our description. */
export type Setting = ProgramSetting & {
  name: string;
  /** Description in one sentence; code in backticks, bold in asterisks. */
  text: string;
  /** Replaces the declared default on pages, if the program computes another one. */
  shownDefault?: string;
  /** Whether its value is a secret. */
  isSecret: boolean;
};

/** Settings on one topic, and the page that explains them. */
export type SettingGroup = {group: string; page: string; settings: Setting[]};

function mergeSetting(name: string, written: z.output<typeof SETTING>, setting: ProgramSetting): Setting {
  const {text, default: shownDefault, secret} = typeof written === 'string' ? {text: written} : written;
  return {...setting, name, text, shownDefault, isSecret: Boolean(secret) || setting.types.includes('SecretStr')};
}

const TYPES: Record<string, string> = {
  bool: 'Boolean',
  int: 'Integer',
  float: 'Float',
  list: 'List[String]',
  dict: 'JSON',
};
const UNCHANGED = '没有改过';

/** The type as pages show it. */
function typeOf({types, choices}: ProgramSetting): Inline[] {
  if (choices) return joinInline(choices.map(code));
  const known = types.filter((name) => name !== 'None').map((name) => TYPES[name] ?? 'String');
  // A list may also be given as a string.
  return [known.includes('List[String]') ? 'List[String]' : (known[0] ?? 'String')];
}

/** A value as readers write it in a setting. */
function showValue(value: unknown): Inline {
  if (value === null) return '未设置';
  if (value === '') return '空';
  if (typeof value === 'boolean') return code(value ? 'True' : 'False');
  return code(typeof value === 'string' ? value : JSON.stringify(value));
}

function defaultOf({default: value, shownDefault, changed = []}: Setting): Cell {
  const before = changed.flatMap(({in: release, from}) => [`；${releaseOf(release)} 以前 `, showValue(from)]);
  return [shownDefault ?? showValue(value), ...before];
}

const lastChange = ({changed}: Setting): string | undefined => {
  const last = changed?.at(-1);
  return last && minorOf(last.in);
};

const rowOf = (setting: Setting, {group, page}: SettingGroup): Row => ({
  id: setting.name,
  values: [group, minorOf(setting.since), lastChange(setting) ?? UNCHANGED],
  cells: [
    code(setting.name),
    setting.text,
    [...typeOf(setting), ...(setting.isSecret ? ['（机密）'] : [])],
    defaultOf(setting),
    link(page, group),
    sinceOf(setting.since),
  ],
});

/** All settings. The search knows their names only. */
function tableOf(groups: readonly SettingGroup[]): RootContent[] {
  const settings = groups.flatMap((group) => group.settings);
  const facets = [
    {label: '分组', values: groups.map(({group}) => group)},
    {label: '哪个版本起', values: newestFirst(settings.map(({since}) => minorOf(since)))},
    {label: '默认值改过', values: [...newestFirst(settings.flatMap((setting) => lastChange(setting) ?? [])), UNCHANGED]},
  ];
  const header = ['环境变量', '作用', '类型', '默认值', '分组', '版本'];
  const rows = groups.flatMap((group) => group.settings.map((setting) => rowOf(setting, group)));
  return [filterableTable({label: '筛选设置', unit: '项设置', wide: 2, facets}, header, rows)];
}

/** Settings of the program (environment variables), each with our description. */
export const settingsData = defineVersionData({
  file: 'settings.yaml',
  schema: GROUPS,
  program: programPart('settings'),
  join(groups, {program: {settings: known}, report}): SettingGroup[] {
    const names = groups.flatMap(({settings}, index) => Object.keys(settings).map((name) => [index, 'settings', name] as const));
    reportNames({kind: '设置', names, known, told: Object.keys(known)}, report);
    return groups.map(({group, page, settings}) => ({
      group,
      page,
      settings: Object.entries(settings).flatMap(([name, written]) => {
        const setting = known[name];
        return setting ? [mergeSetting(name, written, setting)] : [];
      }),
    }));
  },
  elements: {
    SettingsTable: {
      usage: '<SettingsTable />',
      about: '全部设置，可以筛选；名字和默认值来自 `site/<版本>/program/settings.json`，中文在 `site/<版本>/settings.yaml`',
      fill: tableOf,
    },
  },
});
