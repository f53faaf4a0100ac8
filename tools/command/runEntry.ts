import {explainError} from '../../lib/input/inputError';

/** What a command does with its arguments; returns its exit code, or nothing while it goes on. */
export type Main = (args: readonly string[]) => Promise<number | undefined> | number | undefined;

/** Runs a command and returns its exit code: 2 with a message on any mistake. */
export async function runSafely(main: Main, args: readonly string[]): Promise<number | undefined> {
  try {
    return await main(args);
  } catch (error) {
    console.error(explainError(error));
    return 2;
  }
}

/**
 * Runs the command of a file when it is the one that was started, and not when a test imports it. Asked of Node rather than of
 * `process.argv`, which holds the path as it was typed: through a link, or without the extension.
 */
export function runEntry(file: string, main: Main): void {
  if (require.main?.filename !== file) return;
  // `… | head` closes the pipe early, which is no mistake.
  process.stdout.on('error', () => process.exit());
  runSafely(main, process.argv.slice(2)).then((code) => {
    if (code !== undefined) process.exitCode = code;
  });
}
