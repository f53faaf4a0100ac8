import {hashText} from './cacheFile';

/** JSON of data, also of maps and sets. A function has no JSON, so changes of it would go unnoticed. */
function describeValue(key: string, value: unknown): unknown {
  if (typeof value === 'function') throw new TypeError(`${key}：结果所依据的应为数据；收到的是函数`);
  return value instanceof Map || value instanceof Set ? [...value] : value;
}

/**
 * Hash of data without cycles, including what maps and sets hold.
 *
 * @throws TypeError for a function in the data
 */
export const hashData = (data: unknown): string => hashText(JSON.stringify(data, describeValue));
