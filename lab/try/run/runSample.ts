import {mkdirSync, mkdtempSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {isolatedEnvironment} from '../../langflow/isolatedEnvironment';
import {runProgram} from '../../langflow/runProgram';
import type {TryContext} from '../types';

/** Folder and environment in which samples run. */
export type Workspace = {folder: string; env: NodeJS.ProcessEnv};

/** Result of a sample. */
export type SampleRun = {
  /** Whether it exited with code 0 and, for cURL, without an error status. */
  ok: boolean;
  /** Whether it has no exit code: it was killed after the timeout or at `until`, or could not start. */
  timedOut: boolean;
  output: string;
  /** Last HTTP status of a cURL command. */
  status?: number;
};

const TIMEOUT = 40_000;
const PACKAGES = path.resolve(__dirname, '../../../node_modules');
const STATUS_MARK = '\n@@status=';

/** Creates a folder for samples. There, cURL also prints the status, which the samples do not request. */
export function openWorkspace(context: Pick<TryContext, 'server' | 'api' | 'installation'>, more: Record<string, string> = {}): Workspace {
  const home = mkdtempSync(path.join(context.server.folder, 'samples-'));
  writeFileSync(path.join(home, '.curlrc'), `silent\nshow-error\nwrite-out = "%{stderr}\\n@@status=%{http_code}"\n`);
  mkdirSync(path.join(home, 'work'));
  // Samples import published packages from the dependencies of this repository.
  symlinkSync(PACKAGES, path.join(home, 'work', 'node_modules'), 'junction');
  const bin = path.dirname(context.installation.python);
  const env = isolatedEnvironment(home, {
    CURL_HOME: home,
    PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
    LANGFLOW_API_KEY: context.api.apiKey,
    ...more,
  });
  return {folder: path.join(home, 'work'), env};
}

function statusOf(output: string): number | undefined {
  const at = output.lastIndexOf(STATUS_MARK);
  return at < 0 ? undefined : Number(output.slice(at + STATUS_MARK.length, at + STATUS_MARK.length + 3));
}

type Interpreter = {extension: string; file: (python: string) => string; args?: readonly string[]};
const INTERPRETERS: Record<string, Interpreter> = {
  bash: {extension: 'sh', file: () => 'bash'},
  python: {extension: 'py', file: (python) => python},
  javascript: {extension: 'mjs', file: () => process.execPath},
  typescript: {extension: 'mts', file: () => process.execPath, args: ['--import', 'tsx']},
};

/** Whether samples in a language can be run. */
export const canRun = (language: string): boolean => language in INTERPRETERS;

/** Input for samples that read lines: a question, and the commands to end. */
const TYPED = '4 加 4 等于几？\ncompare\nexit\n';

/** `until`: pattern of the output at which the sample is ended. */
type Running = {workspace: Workspace; python: string; timeout?: number; input?: string; until?: RegExp};

let count = 0;

/** Runs a sample unchanged. */
export async function runSample(
  language: string,
  text: string,
  {workspace, python, timeout = TIMEOUT, input = TYPED, until}: Running,
): Promise<SampleRun> {
  const interpreter = INTERPRETERS[language];
  if (!interpreter) return {ok: false, timedOut: false, output: `不会运行 ${language}`};
  count += 1;
  const file = path.join(workspace.folder, `sample-${count}.${interpreter.extension}`);
  writeFileSync(file, `${text}\n`);
  const {code, output} = await runProgram(interpreter.file(python), [...(interpreter.args ?? []), file], {
    env: workspace.env,
    cwd: workspace.folder,
    timeout,
    input,
    ...(until && {until}),
  });
  const status = statusOf(output);
  const plain = output.replaceAll(/\n@@status=\d{3}/g, '');
  return {
    timedOut: code === null,
    ok: code === 0 && (status === undefined || status < 400),
    output: plain,
    ...(status !== undefined && {status}),
  };
}
