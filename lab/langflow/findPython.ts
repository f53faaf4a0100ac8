import {InputError} from '../../lib/input/inputError';
import {findCommand} from '../../tools/command/findCommand';
import {runProgram} from './runProgram';

const NAMES = ['python3.11', 'python3.12', 'python3.13', 'python3', 'python'];
const WANTED = /^3\.1[1-3]\b/;

/** Version of a Python, e.g. `3.11.7`; empty if the file is not a Python. */
export async function pythonVersion(file: string): Promise<string> {
  const {code, output} = await runProgram(file, ['-c', 'import platform; print(platform.python_version())']);
  return code === 0 ? output.trim() : '';
}

/**
 * Finds a Python that can run Langflow.
 *
 * @throws InputError that lists the unsuitable versions that were found
 */
export async function findPython(names: readonly string[] = NAMES): Promise<string> {
  const found: string[] = [];
  for (const name of names) {
    const file = findCommand(name);
    const version = file && (await pythonVersion(file));
    if (file && version && WANTED.test(version)) return file;
    if (version) found.push(`${name} 是 ${version}`);
  }
  const have = found.length > 0 ? `；收到的是：${found.join('、')}` : '';
  throw new InputError(`没有可用的 Python：应为 3.11 到 3.13${have}。安装其中一个，或者安装 uv（它会自己准备 Python）`);
}
