import {type Main, runEntry} from '../../tools/command/runEntry';
import {main as followDocumentation} from '../../tools/sync';
import {nextCommand} from './nextCommand';
import {takeCommand} from './takeCommand';

/** The subcommands that need a Langflow; `tools/sync` has the others, and names all in its usage text. */
const SUBCOMMANDS: ReadonlyMap<string, Main> = new Map([
  ['next', nextCommand],
  ['take', takeCommand],
]);

/** Follows Langflow: its program here, its documentation in `tools/sync`. */
export const main: Main = (args) => {
  const [name = '', ...rest] = args;
  return (SUBCOMMANDS.get(name) ?? followDocumentation)(SUBCOMMANDS.has(name) ? rest : args);
};

runEntry(__filename, main);
