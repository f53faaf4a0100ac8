import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {expect, test} from 'vitest';

const ROOT = path.join(__dirname, '../../..');
const LAZY = './scripts/lib/lazyPackages.cjs';

/** What a program prints as JSON that begins with the packages made lazy. */
function run(code: string): unknown {
  const env = {...process.env, SKIP_HTML_MINIFICATION: 'false'};
  return JSON.parse(execFileSync(process.execPath, ['--require', LAZY, '-e', code], {cwd: ROOT, env, encoding: 'utf8'}));
}

test('what Docusaurus requires loads when somebody first asks it for something, and then does its work', () => {
  const code = `
    const isLoaded = () => Object.keys(require.cache).some((file) => file.includes('/node_modules/html-minifier-terser/'));
    const {getHtmlMinifier} = require('@docusaurus/bundler');
    const before = isLoaded();
    getHtmlMinifier({type: 'terser'})
      .then(({minify}) => minify('<p   id="a">1</p>'))
      .then(({code}) => console.log(JSON.stringify({before, after: isLoaded(), code})));`;
  expect(run(code)).toEqual({before: false, after: true, code: '<p id="a">1</p>'});
});

test('a lazy package can be called and constructed', () => {
  const code = `
    const Module = require('node:module');
    const webpack = Module._load('webpack', {filename: '/node_modules/@docusaurus/bundler/lib/a.js', paths: module.paths}, false);
    console.log(JSON.stringify([typeof webpack, typeof webpack({entry: './a.js'}).run, new webpack.DefinePlugin({}).constructor.name]));`;
  expect(run(code)).toEqual(['function', 'function', 'DefinePlugin']);
});

test('the list says of each package whether it is a translated ES module', () => {
  const code = `
    const {LAZY} = require('${LAZY}');
    console.log(JSON.stringify([...LAZY].filter(([name, isEsModule]) => Boolean(require(name).__esModule) !== isEsModule)));`;
  expect(run(code)).toEqual([]);
});
