// Runs an exported function on each of the inputs, away from the main thread. Plain JavaScript, as is the code that it is given:
// a worker starts without a loader for TypeScript, and the start of one takes longer than some of the work.
const Module = require('node:module');
const path = require('node:path');
const {parentPort, workerData} = require('node:worker_threads');

/** Compiles a module's code as if it stood in the module's file, so that it finds its packages. */
function load(file, code) {
  const loaded = new Module(file);
  loaded.filename = file;
  loaded.paths = Module._nodeModulePaths(path.dirname(file));
  loaded._compile(code, file);
  return loaded.exports;
}

async function main() {
  const {module, code, fn, inputs} = workerData;
  const run = load(module, code)[fn];
  const outputs = [];
  for (const input of inputs) outputs.push(await run(input));
  return outputs;
}

main().then((outputs) => parentPort.postMessage({outputs})).catch((error) => parentPort.postMessage({problem: error.message}));
