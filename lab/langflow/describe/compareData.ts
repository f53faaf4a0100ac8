import type {ProgramComponent, ProgramData, ProgramParameter} from '../../../lib/content/programData';
import {compareEntries, type Difference, type Entries} from './differences';

const settingsOf = ({settings}: ProgramData['settings']): Entries =>
  new Map(Object.entries(settings).map(([name, {since, changed, ...setting}]) => [name, setting]));

const commandsOf = ({commands}: ProgramData['commands']): Entries => new Map(Object.keys(commands).map((name) => [name, true]));

const optionsOf = ({commands}: ProgramData['commands']): Entries =>
  new Map(
    Object.entries(commands).flatMap(([command, parameters]) =>
      parameters.map(({flags, ...parameter}: ProgramParameter): [string, unknown] => [`${command} ${flags.join('/')}`, parameter]),
    ),
  );

const componentsOf = ({components}: ProgramData['components']): Entries =>
  new Map(components.map(({class: name, since, inputs, outputs, ...component}) => [name, component]));

const portsOfOne = ({class: name, inputs, outputs}: ProgramComponent): [string, unknown][] =>
  [...inputs, ...outputs].map((port) => [`${name}.${port.name}`, port]);

const portsOf = ({components}: ProgramData['components']): Entries => new Map(components.flatMap(portsOfOne));

/** The parts with their entries by kind. An option of a new command is listed too: its text must be written as well. */
const PARTS = [
  ['setting', 'settings', settingsOf],
  ['command', 'commands', commandsOf],
  ['option', 'commands', optionsOf],
  ['component', 'components', componentsOf],
  ['port', 'components', portsOf],
] as const;

/** Lists additions, removals and changes: the to-do list for a new release. Dates are ignored. */
export function compareData(before: Partial<ProgramData>, after: ProgramData): Difference[] {
  return PARTS.flatMap(([kind, part, entriesOf]) => {
    const read = entriesOf as (data: ProgramData[typeof part]) => Entries;
    const known = before[part];
    return compareEntries(kind, known ? read(known) : new Map(), read(after[part]));
  });
}
