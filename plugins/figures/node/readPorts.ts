import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type {PortCatalogue} from '../../../lib/flowFile/listPorts';
import {InputError, listProblems, showReceived} from '../../../lib/input/inputError';
import {checkInput, parseJsonInput, readInputText} from '../../../lib/input/readInput';

/** Folder with one file per version: fields and ports of the components, written by `npm run try`. */
const PORTS_FOLDER = 'ports';
const PORTS_FILE = /^\d+\.\d+\.json$/;
/** Figures in a folder named after a version use the components of that version; other figures use the oldest. */
const VERSION_FOLDER = /^(\d+\.\d+)\//;

const ADVICE = '这个文件不手写：运行 npm run try -- --version <Langflow 的版本> --only flows 重新写出，或者从版本历史里恢复它。';

const ports = (what: string) =>
  z.record(z.string(), z.array(z.string('数据类型的名字'), '数据类型的列表'), `“${what}: 数据类型的列表”的键值对`);
const CATALOGUE: z.ZodType<PortCatalogue> = z.record(
  z.string(),
  z.strictObject(
    {
      type: z.string('组件在程序里的名字').min(1, '组件在程序里的名字'),
      fields: ports('字段'),
      outputs: ports('输出'),
      dynamic: z.literal(true, 'true；没有选择之后才出现的端口时，去掉这个键').optional(),
    },
    '含 type、fields、outputs 的键值对',
  ),
  '“组件的名字: 它的字段和端口”的键值对',
);

function readVersion(dir: string, version: string): PortCatalogue {
  const file = `${PORTS_FOLDER}/${version}.json`;
  const name = `${path.basename(dir)}/${file}`;
  return checkInput(parseJsonInput(readInputText({path: path.join(dir, file), name}), name), CATALOGUE, name, {advice: ADVICE});
}

function listVersions(dir: string): string[] {
  const folder = path.join(dir, PORTS_FOLDER);
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  const wrong = files
    .filter((file) => !PORTS_FILE.test(file))
    .map((file) => `文件名应为“版本.json”，例如 1.5.json；收到的是${showReceived(file)}`);
  if (wrong.length > 0) throw new InputError(listProblems(`${path.basename(dir)}/${PORTS_FOLDER} 有误`, wrong, ADVICE));
  return files.map((file) => path.basename(file, '.json')).sort((a, b) => a.localeCompare(b, 'en', {numeric: true}));
}

/**
 * Reads the fields and ports of the components of each version. Returns a function from a figure file to those of its version.
 *
 * @throws InputError that lists all problems of the first wrong file, or all wrong file names
 */
export function readFigurePorts(dir: string): (file: string) => PortCatalogue | undefined {
  const versions = listVersions(dir);
  const known = new Map(versions.map((version) => [version, readVersion(dir, version)]));
  return (file) => known.get(VERSION_FOLDER.exec(file)?.[1] ?? versions[0] ?? '');
}
