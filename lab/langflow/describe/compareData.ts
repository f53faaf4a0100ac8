import {isDeepStrictEqual} from 'node:util';
import type {ProgramComponent, ProgramData, ProgramParameter} from '../../../lib/content/programData';

type Entries = Map<string, unknown>;

function compareEntries(title: string, before: Entries, after: Entries): string[] {
  const added = [...after.keys()].filter((name) => !before.has(name)).map((name) => `+ ${title} ${name}`);
  const removed = [...before.keys()].filter((name) => !after.has(name)).map((name) => `- ${title} ${name}`);
  const changed = [...after.keys()]
    .filter((name) => before.has(name) && !isDeepStrictEqual(before.get(name), after.get(name)))
    .map((name) => `~ ${title} ${name}：${JSON.stringify(before.get(name))} → ${JSON.stringify(after.get(name))}`);
  return [...added, ...removed, ...changed];
}

const settingsOf = ({settings}: ProgramData['settings']): Entries =>
  new Map(Object.entries(settings).map(([name, {since, changed, ...setting}]) => [name, setting]));

const optionsOf = (command: string, parameters: readonly ProgramParameter[]) =>
  parameters.map(({flags, ...parameter}): [string, unknown] => [`${command} ${flags.join('/')}`, parameter]);

const commandsOf = ({commands}: ProgramData['commands']): Entries =>
  new Map(Object.entries(commands).flatMap(([name, parameters]) => [[name, true] as [string, unknown], ...optionsOf(name, parameters)]));

function portsOf({class: name, since, inputs, outputs, ...component}: ProgramComponent): [string, unknown][] {
  const ports = [...inputs, ...outputs].map((port): [string, unknown] => [`${name}.${port.name}`, port]);
  return [[name, component], ...ports];
}

const componentsOf = ({components}: ProgramData['components']): Entries => new Map(components.flatMap(portsOf));

/** Lists additions, removals and changes, one per line: the to-do list for a new release. Dates are ignored. */
export function compareData(before: Partial<ProgramData>, after: ProgramData): string[] {
  const none: Entries = new Map();
  return [
    ...compareEntries('设置', before.settings ? settingsOf(before.settings) : none, settingsOf(after.settings)),
    ...compareEntries('命令', before.commands ? commandsOf(before.commands) : none, commandsOf(after.commands)),
    ...compareEntries('组件', before.components ? componentsOf(before.components) : none, componentsOf(after.components)),
  ];
}
