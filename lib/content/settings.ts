import {existsSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {InputError, listProblems} from '../input/inputError';
import {checkInput, parseYamlInput, readInputText} from '../input/readInput';
import {findNameProblems, type ProgramSetting, readProgramData} from './programData';
import {type DocsVersion, versionFile} from './versions';

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

/** Path of the descriptions of a version, relative to the site. */
export const settingsFile = (version: Pick<DocsVersion, 'folder'>): string => versionFile(version, 'site', 'settings.yaml');

type Known = Record<string, ProgramSetting>;

function mergeSetting(name: string, written: z.output<typeof SETTING>, setting: ProgramSetting): Setting {
  const {
    text,
    default: shownDefault,
    secret,
  } = typeof written === 'string' ? {text: written, default: undefined, secret: undefined} : written;
  return {...setting, name, text, shownDefault, isSecret: Boolean(secret) || setting.types.includes('SecretStr')};
}

/**
 * Joins our descriptions with the program data. Each setting must be described exactly once.
 *
 * @param name file name for messages
 * @throws InputError that lists every extra and missing name
 */
export function parseSettings(source: string, name: string, known: Known): SettingGroup[] {
  const groups = checkInput(parseYamlInput(source, name), GROUPS, name);
  const names = groups.flatMap(({settings}) => Object.keys(settings));
  const problems = findNameProblems('设置', names, known, Object.keys(known));
  if (problems.length > 0) throw new InputError(listProblems(`${name} 与 program/settings.json 不符`, problems));
  return groups.map(({group, page, settings}) => ({
    group,
    page,
    settings: Object.entries(settings).map(([one, written]) => mergeSetting(one, written, known[one] as ProgramSetting)),
  }));
}

/** Reads the settings of a version; undefined if the version has no program data. */
export function readSettings(version: Pick<DocsVersion, 'root' | 'folder'>): SettingGroup[] | undefined {
  const known = readProgramData(version, 'settings');
  const name = settingsFile(version);
  const file = path.join(version.root, name);
  return known && existsSync(file) ? parseSettings(readInputText({path: file, name}), name, known.settings) : undefined;
}
