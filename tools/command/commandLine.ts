import {parseArgs} from 'node:util';
import {InputError} from '../../lib/input/inputError';

/** Environment of a command; tests pass their own folders and listeners. */
export type CommandContext = {
  /** Root of the repository. */
  root: string;
  /** Prints a line of the result. */
  print: (text: string) => void;
  /** Prints progress of long work; not part of the result. */
  report: (text: string) => void;
};

/** A command: gets its arguments and returns its exit code. */
export type Command = (args: readonly string[], context: CommandContext) => number;

/** A user error; only its message is printed. */
export class CommandError extends InputError {}

type OptionType = 'string' | 'boolean';
type Parsed<T extends Record<string, OptionType>> = {
  values: {[K in keyof T]?: T[K] extends 'string' ? string : boolean};
  positionals: string[];
};

const PARSE_ERRORS: Record<string, string> = {
  ERR_PARSE_ARGS_UNKNOWN_OPTION: '不认识的选项',
  ERR_PARSE_ARGS_INVALID_OPTION_VALUE: '选项的值有误（要值的选项后面写上值，不要值的不写）',
};

/**
 * Parses a command line; `--help` is always supported.
 *
 * @throws CommandError that names the wrong option and the valid ones
 */
export function parseCommandLine<T extends Record<string, OptionType>>(args: readonly string[], types: T): Parsed<T & {help: 'boolean'}> {
  const options = Object.fromEntries(Object.entries({...types, help: 'boolean' as const}).map(([name, type]) => [name, {type}]));
  try {
    const {values, positionals} = parseArgs({args: [...args], options, allowPositionals: true});
    return {values: values as Parsed<T & {help: 'boolean'}>['values'], positionals};
  } catch (error) {
    const {code = '', message} = error as NodeJS.ErrnoException;
    const name = /'(-[^' ]*)/.exec(message)?.[1] ?? '';
    const known = Object.keys(options).map((option) => `--${option}`);
    throw new CommandError(`${PARSE_ERRORS[code] ?? '命令行有误'}：${name}；可用的有 ${known.join('、')}`);
  }
}

/** Value of a required option. */
export function requireOption(value: string | undefined, name: string): string {
  if (value?.trim()) return value;
  throw new CommandError(`缺少 ${name}；用法见 --help`);
}

/** Rejects unused positional arguments. */
export function refusePositionals(positionals: readonly string[]): void {
  if (positionals.length > 0) throw new CommandError(`多余的参数：${positionals.join(' ')}；用法见 --help`);
}
