import {explainError} from '../../lib/input/inputError';

/** A command: returns its exit code, or nothing while it keeps running. */
export type Main = (args: readonly string[]) => Promise<number | undefined> | number | undefined;

/** Runs a command and returns its exit code: 2 with a message on any user error. */
export async function runSafely(main: Main, args: readonly string[]): Promise<number | undefined> {
  try {
    return await main(args);
  } catch (error) {
    console.error(explainError(error));
    return 2;
  }
}

/**
 * Runs the command of a file if that file is the main module, and not if a test imports it. `process.argv` cannot tell, because it has the
 * path as typed: through a link, or without extension.
 */
export function runEntry(file: string, main: Main): void {
  if (require.main?.filename !== file) return;
  // `… | head` closes the pipe early, which is not an error.
  process.stdout.on('error', () => process.exit());
  runSafely(main, process.argv.slice(2)).then((code) => {
    if (code !== undefined) process.exitCode = code;
  });
}
