import {existsSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {InputError, listProblems} from '../input/inputError';
import {checkInput, parseYamlInput, readInputText} from '../input/readInput';
import {findNameProblems, type ProgramParameter, readProgramData} from './programData';
import {type DocsVersion, versionFile} from './versions';

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
export type Command = {name: string; text: string; parameters: ProgramParameter[]};

/** Commands on one topic, and the page that explains them. */
export type CommandGroup = {group: string; page: string; commands: Command[]};

type Known = Record<string, ProgramParameter[]>;

/** Path of the descriptions of a version, relative to the site. */
export const commandsFile = (version: Pick<DocsVersion, 'folder'>): string => versionFile(version, 'site', 'commands.yaml');

/** Commands that do something or have their own options; not those that only group others. */
const toldCommands = (known: Known) =>
  Object.entries(known)
    .filter(([name, parameters]) => parameters.length > 0 || !Object.keys(known).some((other) => other.startsWith(`${name} `)))
    .map(([name]) => name);

/**
 * Joins our descriptions with the program data. Each command must be described exactly once.
 *
 * @param name file name for messages
 * @throws InputError that lists every extra and missing command
 */
export function parseCommands(source: string, name: string, known: Known): CommandGroup[] {
  const groups = checkInput(parseYamlInput(source, name), GROUPS, name);
  const names = groups.flatMap(({commands}) => Object.keys(commands));
  const problems = findNameProblems('命令', names, known, toldCommands(known));
  if (problems.length > 0) throw new InputError(listProblems(`${name} 与 program/commands.json 不符`, problems));
  return groups.map(({group, page, commands}) => ({
    group,
    page,
    commands: Object.entries(commands).map(([one, text]) => ({name: one, text, parameters: known[one] as ProgramParameter[]})),
  }));
}

/** Reads the commands of a version; undefined if the version has no program data. */
export function readCommands(version: Pick<DocsVersion, 'root' | 'folder'>): CommandGroup[] | undefined {
  const known = readProgramData(version, 'commands');
  const name = commandsFile(version);
  const file = path.join(version.root, name);
  return known && existsSync(file) ? parseCommands(readInputText({path: file, name}), name, known.commands) : undefined;
}
