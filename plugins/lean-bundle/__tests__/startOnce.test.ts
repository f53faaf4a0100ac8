import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import postcss, {type AcceptedPlugin} from 'postcss';
import {afterAll, beforeEach, describe, expect, it} from 'vitest';
import {startOnce} from '../startOnce';

const folder = mkdtempSync(path.join(tmpdir(), 'start-once-'));
const counts = globalThis as {startedPlugins?: unknown[]};

/** Writes a plugin that notes with which options it is started. */
function writePlugin(name: string, exported: string): string {
  const file = path.join(folder, name);
  const creator =
    'const create = (options) => { startedPlugins.push(options); return {postcssPlugin: "x", Declaration: (d) => { d.value = "2"; }}; };';
  writeFileSync(file, `${creator}create.postcss = true;${exported}`);
  return file;
}

beforeEach(() => {
  counts.startedPlugins = [];
});

afterAll(() => rmSync(folder, {recursive: true}));

describe('startOnce', () => {
  it.each([
    ['a module that is the plugin', 'module.exports = create;'],
    ['a translated ES module', 'exports.default = create;'],
  ])('starts %s with its options for the first sheet, and not again', (kind, exported) => {
    const plugin = startOnce([writePlugin(`${kind.length}.cjs`, exported), {stage: 3}]) as AcceptedPlugin;
    expect(counts.startedPlugins).toEqual([]);
    for (let i = 0; i < 3; i += 1) expect(postcss([plugin]).process('a{top:1}', {from: undefined}).css).toBe('a{top:2}');
    expect(counts.startedPlugins).toEqual([{stage: 3}]);
  });

  it('leaves alone what is started already', () => {
    const plugin = {postcssPlugin: 'y'};
    expect(startOnce(plugin)).toBe(plugin);
  });
});
