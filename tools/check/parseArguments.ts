import {InputError} from '../../lib/input/inputError';
/** Parsed command line of a check. */
export type CheckArguments = {help: boolean; fix: boolean; paths: string[]};

/**
 * Parses the command line of a check.
 *
 * @throws Error that names every unknown option
 */
export function parseArguments(args: readonly string[], options: readonly string[]): CheckArguments {
  const unknown = args.filter((arg) => arg.startsWith('-') && !['--help', '-h', ...options].includes(arg));
  if (unknown.length > 0) throw new InputError(`不认识的选项：${unknown.join(' ')}；可用的有 ${[...options, '--help'].join('、')}`);
  return {
    help: args.includes('--help') || args.includes('-h'),
    fix: args.includes('--fix'),
    paths: args.filter((arg) => !arg.startsWith('-')),
  };
}
