import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {InputError} from '../../../lib/input/inputError';
import {isolatedEnvironment} from '../isolatedEnvironment';
import {runProgram} from '../runProgram';

const FOLDER = path.join(__dirname, '../python');
const TIMEOUT = 600_000;
const SHOWN_LINES = 8;

/**
 * Runs one of the programs of `lab/langflow/python/` in the Python of a Langflow, with a home of its own, and reads what it writes.
 *
 * @throws InputError with the end of what it printed, where it fails
 */
export async function runPython<T>(python: string, script: string): Promise<T> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'langflow-describe-'));
  const file = path.join(home, 'answer.json');
  try {
    const {code, output} = await runProgram(python, [path.join(FOLDER, script), file], {
      // The list of LiteLLM's models is not part of what is asked; fetching it only waits.
      env: isolatedEnvironment(home, {LANGFLOW_CONFIG_DIR: home, LITELLM_LOCAL_MODEL_COST_MAP: 'True', DO_NOT_TRACK: 'true'}),
      cwd: home,
      timeout: TIMEOUT,
    });
    if (code !== 0) throw new InputError(`${script} 没有读出来：\n${output.trim().split('\n').slice(-SHOWN_LINES).join('\n')}`);
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } finally {
    rmSync(home, {recursive: true, force: true});
  }
}
