// Starts Docusaurus as `npx docusaurus` does, only sooner. Plain JavaScript: it runs before anything that reads TypeScript.
import {readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {setFlagsFromString} from 'node:v8';
import {transformSync} from 'esbuild';

const require = createRequire(import.meta.url);
const PACKAGES = fileURLToPath(new URL('../node_modules', import.meta.url));

const nativeModules = readdirSync(PACKAGES)
  .filter((name) => !name.startsWith('.'))
  .flatMap((name) => (name.startsWith('@') ? readdirSync(path.join(PACKAGES, name)).map((own) => `${name}/${own}`) : [name]));

/** In the form in which jiti asks for it: a module of any kind as CommonJS. */
function transform({source, filename}) {
  const {code} = transformSync(source, {
    loader: filename.endsWith('x') ? 'tsx' : 'ts',
    format: 'cjs',
    target: 'node20',
    supported: {'dynamic-import': false},
    sourcefile: filename,
  });
  return {code};
}

// Docusaurus reads the configuration and the plugins with jiti, which translates every file with Babel, and packages that are ES
// modules too: seconds of a first build. Node reads packages itself, and esbuild translates the rest in a twentieth of the time.
const jiti = require('jiti');
require.cache[require.resolve('jiti')].exports = Object.assign(
  (file, options, ...rest) => jiti(file, {...options, nativeModules, transform}, ...rest),
  jiti,
);

// V8 optimizes a function once it has run for some while. Most of the code of a build runs for a few seconds and never earns that
// back: waiting longer saves a sixth of the processor's time.
setFlagsFromString('--interrupt-budget=500000');

await import('@docusaurus/core/bin/docusaurus.mjs');
