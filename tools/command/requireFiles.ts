import {existsSync} from 'node:fs';
import path from 'node:path';
import {InputError, listProblems} from '../../lib/input/inputError';

/**
 * Checks that a folder contains the files that a command needs.
 *
 * @throws InputError that names every missing file
 */
export function requireFiles(folder: string, files: readonly string[], advice = '先运行 npm run build，或者写对文件夹。'): void {
  if (!folder.trim()) throw new InputError('应写文件夹的名字；收到的是空的文字');
  const missing = files.map((file) => path.join(folder, file)).filter((file) => !existsSync(file));
  if (missing.length > 0) throw new InputError(listProblems(`${folder} 里缺少`, missing, advice));
}
