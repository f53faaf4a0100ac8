import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {DocsVersion} from '../../content/versions';
import {readVersions} from '../../content/versions';
import {readFlowTable} from '../readFlowTable';

let root = '';
const version = () => ({root, folder: '1.5', label: '1.5'}) as DocsVersion;

function read(text: string) {
  mkdirSync(path.join(root, 'site/1.5'), {recursive: true});
  writeFileSync(path.join(root, 'site/1.5/flows.yaml'), text);
  return readFlowTable(version());
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'flow-table-'));
});
afterEach(() => rmSync(root, {recursive: true}));

describe('readFlowTable', () => {
  it('reads what a version calls differently', () => {
    expect(read('components: {Old: New}\nkeys: {Agent.api_key: OPENAI_API_KEY}')).toEqual({
      components: {Old: 'New'},
      keys: {'Agent.api_key': 'OPENAI_API_KEY'},
    });
  });

  it('takes a version without the file, or with an empty one, as calling nothing differently', () => {
    expect(readFlowTable(version())).toEqual({});
    expect(read('# 没有\n')).toEqual({});
  });

  it('names every mistake with its key, what was expected and what came', () => {
    const wrong = () => read('component: {A: B}\nfields: [a]\nkeys:\n  Agent.api_key: 3');
    expect(wrong).toThrow('site/1.5/flows.yaml 有误');
    expect(wrong).toThrow('component：没有这个键；删去它');
    expect(wrong).toThrow('fields：应为“组件.字段: 程序里的字段”的键值对；收到的是 ["a"]');
    expect(wrong).toThrow('keys.Agent.api_key：应为组件.字段: 全局变量；收到的是 3');
  });

  it('names the line of a mistake in the notation', () => {
    expect(() => read('keys:\n  a: b: c\n')).toThrow('site/1.5/flows.yaml:2');
  });

  it('reads the tables of this site', () => {
    for (const one of readVersions()) expect(() => readFlowTable(one)).not.toThrow();
  });
});
