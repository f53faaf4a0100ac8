import {existsSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {type DocsVersion, versionFile} from '../../lib/content/versions';
import {checkInput, parseYamlInput, readInputText} from '../../lib/input/readInput';

const text = (what: string) => z.string(what).min(1, what);
const reason = text('一句中文，说明理由');

const EXCEPTIONS = z.strictObject(
  {
    components: z
      .record(z.string(), z.string('组件在程序里的名字'), '“页面地址#标题 id 或折叠块的标题: 组件在程序里的名字”的键值对')
      .default({}),
    accepted: z
      .array(
        z.strictObject({page: text('页面的地址'), difference: text('差异里的一段文字'), reason}, '含 page、difference、reason 的键值对'),
        '列表',
      )
      .default([]),
    unverified: z
      .array(
        z.strictObject({page: text('页面的地址'), contains: text('那一段里的文字'), reason}, '含 page、contains、reason 的键值对'),
        '列表',
      )
      .default([]),
    operations: z.record(z.string(), reason, '“操作的 x-slug: 为什么不能试”的键值对').default({}),
    flows: z
      .record(
        z.string(),
        z.union(
          [
            z.strictObject({say: z.string().optional(), receive: text('Webhook 收到的 JSON').optional(), answer: text('答案里的一段文字')}),
            z.strictObject({reason, lacks: z.array(text('差异里的一段文字')).optional()}),
          ],
          '含 answer（可加 say、receive）或 reason（可加 lacks）的键值对',
        ),
        '“图的名字: 答案或理由”的键值对',
      )
      .default({}),
  },
  '可以有 components、accepted、unverified、operations、flows 的键值对',
);

/** Decisions for the checks: components of tables, accepted differences, content that cannot be verified, and answers of flows. */
export type TryExceptions = z.infer<typeof EXCEPTIONS>;

/** Path of the exceptions of a version, relative to the site. */
export const exceptionsFile = (version: Pick<DocsVersion, 'folder'>): string => versionFile(version, 'translation', 'try.yaml');

/** Parses the exceptions. Throws InputError if they are wrong. */
export const parseTryExceptions = (source: string, name = 'try.yaml'): TryExceptions =>
  checkInput(parseYamlInput(source, name) ?? {}, EXCEPTIONS, name);

/** Reads the exceptions of a version; empty if the file does not exist. */
export function readExceptions(version: DocsVersion): TryExceptions {
  const name = exceptionsFile(version);
  const file = path.join(version.root, name);
  return existsSync(file) ? parseTryExceptions(readInputText({path: file, name}), name) : parseTryExceptions('', name);
}
