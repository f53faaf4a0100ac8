// Starts Docusaurus as `npx docusaurus` does, only sooner. Plain JavaScript: it runs before anything that reads TypeScript.
import {createRequire} from 'node:module';
import path from 'node:path';
import {setFlagsFromString} from 'node:v8';
import {rspack} from '@docusaurus/faster';
import {moveFormerBuildAside} from './lib/formerBuild.mjs';

const require = createRequire(import.meta.url);
const [command, ...options] = process.argv.slice(2);
const {dependencies, devDependencies} = require('../package.json');
const nativeModules = Object.keys({...dependencies, ...devDependencies});

/** In the form in which jiti asks for it: a module of any kind as CommonJS. */
function transform({source, filename}) {
  const parser = {syntax: 'typescript', tsx: filename.endsWith('x')};
  return rspack.experiments.swc.transformSync(source, {
    filename,
    swcrc: false,
    configFile: false,
    jsc: {parser, target: 'es2022', transform: {react: {runtime: 'automatic'}}},
    module: {type: 'commonjs'},
  });
}

// Docusaurus reads the configuration and the plugins with jiti, which translates every file with Babel, and packages that are ES
// modules too: seconds of a first build. Node reads packages itself, and the bundler's SWC translates the rest in a twentieth of the
// time. What changes while the development server runs is read again each time; a build reads the same file once, for which jiti's
// inner entry is needed: the outer one hands no common modules on.
const createReader = require('jiti/dist/jiti');
const modules = command === 'build' ? {} : undefined;
const onError = (error) => {
  throw error;
};
const jiti = require('jiti');
require.cache[require.resolve('jiti')].exports = Object.assign(
  (file, options) => createReader(file, {...options, onError, nativeModules, transform}, undefined, modules),
  jiti,
);

// V8 optimizes a function once it has run for some while. Most of the code of a build runs for a few seconds and never earns that
// back: waiting longer saves a sixth of the processor's time.
setFlagsFromString('--interrupt-budget=500000');

// Half of the time of writing the pages goes into parsing each again to leave out quotes and end tags, some 1% of what is sent.
// What is long in a page, its inline scripts, is made small where it comes from.
process.env.SKIP_HTML_MINIFICATION ??= 'true';

// With options, the build may be somewhere else.
if (command === 'build' && !options.some((option) => option.startsWith('-'))) moveFormerBuildAside(path.resolve(options[0] ?? '.'));

await import('@docusaurus/core/bin/docusaurus.mjs');

// All is written: there is nothing to wait for while the bundler's threads end by themselves.
if (command === 'build') process.exit();
