// Runs an exported function, away from the main thread, with the arguments of each message. Plain JavaScript, as is the code that
// it is given: a worker starts without a loader for TypeScript, and the start of one takes longer than some of the work.
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

let run;
async function answer({id, args}) {
  try {
    run ??= load(workerData.module, workerData.code)[workerData.fn];
    return {id, output: await run(...args)};
  } catch (error) {
    return {id, problem: error.message, isInputError: 'isInputError' in error};
  }
}

// One after the other: some of the functions keep what two at once would share.
let last = Promise.resolve();
parentPort.on('message', (question) => {
  last = last.then(async () => parentPort.postMessage(await answer(question)));
});
