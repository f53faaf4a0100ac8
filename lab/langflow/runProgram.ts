import {spawn} from 'node:child_process';
import {signalGroup} from './processGroup';

/** Result of a program: exit code and output. */
export type Ended = {code: number | null; output: string};

type Options = {
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  input?: string;
  timeout?: number;
  /** Also ends the program, when its output matches. Needs a `timeout`. */
  until?: RegExp;
  onLine?: (line: string) => void;
};

/**
 * Runs a program and collects its output. It never throws: if a program cannot start, its code is `null`.
 * After `timeout` milliseconds, the program and all its child processes are killed: a remaining child would keep the output open.
 */
export function runProgram(file: string, args: readonly string[], options: Options = {}): Promise<Ended> {
  const {env = process.env, cwd, input, timeout, until, onLine} = options;
  return new Promise((resolve) => {
    const child = spawn(file, args, {env, cwd, stdio: ['pipe', 'pipe', 'pipe'], detached: timeout !== undefined});
    const end = () => child.pid !== undefined && signalGroup(child.pid, 'SIGKILL');
    const timer = timeout === undefined ? undefined : setTimeout(end, timeout);
    let output = '';
    const take = (chunk: Buffer) => {
      output += chunk;
      if (timeout !== undefined && until?.test(output)) end();
      for (const line of String(chunk).split('\n')) if (line.trim()) onLine?.(line.trim());
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    // A program that ends before it has read its input closes the pipe.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input ?? '');
    child.once('error', (error) => resolve({code: null, output: output + error.message}));
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve({code, output});
    });
  });
}
