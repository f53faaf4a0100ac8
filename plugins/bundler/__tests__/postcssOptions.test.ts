import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import postcss, {type AcceptedPlugin} from 'postcss';
import {describe, expect, it} from 'vitest';
import {prepareOptions} from '../postcssOptions';

const OWN = {postcssPlugin: 'own', Once: () => {}};

/** Creates a plugin module that sets one colour everywhere. */
function writePlugin(form: (creator: string) => string): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'postcss-')), 'plugin.cjs');
  const creator = "({color}) => ({postcssPlugin: 'paint', Declaration: (declaration) => { declaration.value = color; }})";
  writeFileSync(file, form(creator));
  return file;
}

describe('prepareOptions', () => {
  it.each([
    ['a module', (creator: string) => `module.exports = ${creator};`],
    ['the default of a module', (creator: string) => `exports.default = ${creator};`],
  ])('makes a plugin that is named by its path: %s', (_name, form) => {
    const {plugins} = prepareOptions({plugins: [[writePlugin(form), {color: 'red'}]]});
    expect(postcss(plugins as AcceptedPlugin[]).process('a { color: blue }', {from: undefined}).css).toBe('a { color: red }');
  });

  it('leaves plugins that are made already, in their places, and what else is set', () => {
    const prepared = prepareOptions({ident: 'postcss', plugins: [OWN, [writePlugin((creator) => `module.exports = ${creator};`), {}]]});
    expect(prepared).toMatchObject({ident: 'postcss', plugins: [OWN, {postcssPlugin: 'paint'}]});
    expect(prepared.plugins[0]).toBe(OWN);
  });

  it('lets the loader look for no configuration', () => {
    expect(prepareOptions({plugins: []}).config).toBe(false);
  });
});
