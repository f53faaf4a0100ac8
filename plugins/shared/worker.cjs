// Runs an exported function on each of the inputs, away from the main thread. Plain JavaScript: a worker starts without a loader
// for TypeScript, and brings in the one by which Docusaurus reads the plugins.
const {readdirSync} = require('node:fs');
const path = require('node:path');
const {parentPort, workerData} = require('node:worker_threads');
const jiti = require('jiti');

const PACKAGES = path.join(__dirname, '../../node_modules');
// Node reads packages itself, modules of either kind: to translate them, too, takes several times as long as the work.
const nativeModules = readdirSync(PACKAGES).flatMap((name) => (name.startsWith('@') ? readdirSync(path.join(PACKAGES, name)).map((own) => `${name}/${own}`) : name));

async function main() {
  const {module, fn, inputs} = workerData;
  const run = jiti(__filename, {interopDefault: true, nativeModules})(module)[fn];
  const outputs = [];
  for (const input of inputs) outputs.push(await run(input));
  return outputs;
}

main().then((outputs) => parentPort.postMessage({outputs})).catch((error) => parentPort.postMessage({problem: error.message}));
