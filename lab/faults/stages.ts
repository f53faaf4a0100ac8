import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Stage} from './types';

/** Commands of the stages by name of the npm script; a repository without the script does not have the stage. */
const SCRIPTS: Record<Stage, string> = {
  lint: 'lint',
  types: 'typecheck',
  content: 'check:content',
  unit: 'test:unit',
  figures: 'check:figures',
  licenses: 'check:licenses',
  built: 'check:built',
  llms: 'check:llms',
  search: 'check:search',
  site: 'test:built',
  servers: 'test:servers',
  build: 'build:strict',
  browser: 'test:browser',
};

/** A stage takes at most this long, in milliseconds. */
const TIMEOUT = 900_000;

/** Whether a repository has a stage. */
export function hasStage(folder: string, stage: Stage): boolean {
  const {scripts} = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {scripts: Record<string, string>};
  return SCRIPTS[stage] in scripts;
}

/** Runs a stage and returns whether it succeeded, with the end of its output. */
export function runStage(folder: string, stage: Stage, args: readonly string[]): {isGreen: boolean; output: string} {
  const {status, stdout, stderr} = spawnSync('npm', ['run', '--silent', SCRIPTS[stage], '--', ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e9,
    timeout: TIMEOUT,
  });
  return {isGreen: status === 0, output: `${stdout}${stderr}`.trim().split('\n').slice(-40).join('\n')};
}
