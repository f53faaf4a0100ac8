// A thread cannot load TypeScript by itself; jiti is what Docusaurus loads plugins with.
const jiti = require('jiti')(__filename, {interopDefault: true});

const {analyseFiles} = jiti('./analysePages.ts');

/** @param {import('./analysePages').AnalysisTask} task */
module.exports = (task) => analyseFiles(task, (file) => jiti(file).default);
