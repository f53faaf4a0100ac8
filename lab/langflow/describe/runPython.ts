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
 * Runs a script of `lab/langflow/python/` with the Python of a Langflow and a temporary home, and returns the JSON that it writes.
 *
 * @throws InputError with the end of the output if the script fails
 */
export async function runPython<T>(python: string, script: string): Promise<T> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'langflow-describe-'));
  const file = path.join(home, 'answer.json');
  try {
    const {code, output} = await runProgram(python, [path.join(FOLDER, script), file], {
      // The model list of LiteLLM is not needed, and downloading it would only cause delays.
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
