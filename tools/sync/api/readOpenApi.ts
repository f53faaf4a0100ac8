import {existsSync, readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {describeReadError} from '../../../lib/input/inputError';
import {isObject} from '../../../lib/input/isObject';
import {CommandError} from '../../command/commandLine';

/** A part of a parsed YAML or JSON file. */
export type Fields = {[key: string]: unknown};

/**
 * Reads a YAML or JSON file.
 *
 * @throws CommandError if it is missing, not text, or not valid
 */
function readDataFile(file: string): Fields {
  if (!existsSync(file)) throw new CommandError(`找不到文件 ${file}`);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new CommandError(`读不了 ${file}：${describeReadError(error)}`);
  }
  if (text.includes('\0')) throw new CommandError(`${file} 是二进制文件，应为 YAML 或 JSON`);
  try {
    // The YAML parser also reads JSON, but slowly.
    const value: unknown = text.trimStart().startsWith('{') ? JSON.parse(text) : parse(text);
    if (isObject(value)) return value;
  } catch (error) {
    throw new CommandError(`${file} 不是有效的 YAML 或 JSON：${(error as Error).message.split('\n')[0]}`);
  }
  throw new CommandError(`${file} 应为键值对`);
}

/** The used parts of an OpenAPI description. */
export type RawOpenApi = Fields & {paths: {[path: string]: Fields}};

/**
 * Reads an OpenAPI description from a YAML or JSON file.
 *
 * @throws CommandError if the file is not one
 */
export function readOpenApi(file: string): RawOpenApi {
  const value = readDataFile(file);
  const {openapi, paths} = value;
  if (typeof openapi !== 'string' || !openapi.startsWith('3.') || !isObject(paths) || !Object.values(paths).every(isObject)) {
    throw new CommandError(`${file} 不是 OpenAPI 3 文件：应有 openapi: 3.x 和 paths`);
  }
  return withTags(value as RawOpenApi);
}

/** Adds missing tag declarations, because overlay texts are written to them. */
function withTags(api: RawOpenApi): RawOpenApi {
  if (Array.isArray(api.tags)) return api;
  const operations = Object.values(api.paths)
    .flatMap((item) => Object.values(item))
    .filter(isObject);
  const names = new Set(operations.flatMap(({tags}): unknown[] => (Array.isArray(tags) ? tags : [])));
  return {...api, tags: [...names].map((name) => ({name}))};
}
