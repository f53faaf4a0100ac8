import {spawn} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {availableParallelism, tmpdir} from 'node:os';
import path from 'node:path';
import {StageClock} from './stageClock';

/** How often the log is read, in milliseconds. */
const INTERVAL = 200;

type Graph = {wireit: Record<string, {command?: string; dependencies?: string[]}>};

/** Stages with a command that a gate waits for, itself included. */
export function stagesOf({wireit}: Graph, gate: string): string[] {
  const found = new Set<string>();
  const visit = (name: string) => {
    if (found.has(name)) return;
    for (const dependency of wireit[name]?.dependencies ?? []) visit(dependency);
    found.add(name);
  };
  visit(gate);
  return [...found].filter((name) => wireit[name]?.command !== undefined);
}

/** Runs wireit and returns its exit code. */
function runWireit(folder: string, gate: string, log: string): Promise<number> {
  const environment = {
    ...process.env,
    WIREIT_DEBUG_LOG_FILE: log,
    // A failure stops only what needs the result, so that one run tells everything that is wrong.
    WIREIT_FAILURES: 'continue',
    WIREIT_PARALLEL: String(Math.max(2, availableParallelism())),
  };
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', gate], {
      cwd: folder,
      env: environment,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    child.on('error', ({message}) => {
      console.error(`npm 启动不了：${message}`);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs all stages of a gate, and then tells the seconds of each.
 *
 * @param folder has the package.json with the graph
 * @param gate name in the graph
 * @returns exit code: 0 if all stages passed
 */
export async function runGate(folder: string, gate: string, print: (line: string) => void): Promise<number> {
  const logFolder = mkdtempSync(path.join(tmpdir(), 'gate-'));
  const log = path.join(logFolder, 'events.log');
  const clock = new StageClock();
  const note = () => {
    if (existsSync(log)) clock.note(readFileSync(log, 'utf8'), performance.now());
  };
  const start = performance.now();
  const timer = setInterval(note, INTERVAL);
  const code = await runWireit(folder, gate, log);
  clearInterval(timer);
  note();
  rmSync(logFolder, {recursive: true, force: true});
  const graph = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Graph;
  print('\n各阶段的秒数：');
  for (const line of clock.describe(stagesOf(graph, gate))) print(line);
  print(`${code === 0 ? '全部通过' : '没有通过'}，共 ${((performance.now() - start) / 1000).toFixed(0)} 秒`);
  return code;
}
