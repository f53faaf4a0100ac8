import {existsSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {type DocsVersion, versionFile} from '../content/versions';
import {checkInput, parseYamlInput, readInputText} from '../input/readInput';
import type {FlowTable} from './types';

const names = (what: string) => z.record(z.string(), z.string(what), `“${what}”的键值对`).optional();

const TABLE = z.strictObject(
  {
    components: names('图里组件的名字: 程序里的名字'),
    fields: names('组件.字段: 程序里的字段'),
    outputs: names('组件.输出: 程序里的输出'),
    keys: names('组件.字段: 全局变量'),
  },
  '含 components、fields、outputs、keys 的键值对',
);

/** Path of the table of a version, relative to the site. */
export const flowTableFile = (version: Pick<DocsVersion, 'folder'>): string => versionFile(version, 'site', 'flows.yaml');

/** Reads the names that differ between a version and the figures; empty if the version has no such file. */
export function readFlowTable(version: DocsVersion): FlowTable {
  const name = flowTableFile(version);
  const file = path.join(version.root, name);
  return existsSync(file) ? checkInput<FlowTable>(parseYamlInput(readInputText({path: file, name}), name) ?? {}, TABLE, name) : {};
}
