// Runs an exported function on each of the inputs, away from the main thread. Plain JavaScript: a worker starts without a loader
// for TypeScript, and brings in the one by which Docusaurus reads the plugins.
const {parentPort, workerData} = require('node:worker_threads');
const jiti = require('jiti');

async function main() {
  const {module, fn, inputs} = workerData;
  const run = jiti(__filename, {interopDefault: true})(module)[fn];
  const outputs = [];
  for (const input of inputs) outputs.push(await run(input));
  return outputs;
}

main().then((outputs) => parentPort.postMessage({outputs})).catch((error) => parentPort.postMessage({problem: error.message}));
