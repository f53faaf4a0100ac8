// A thread cannot load TypeScript itself. Docusaurus also loads plugins with jiti.
const jiti = require('jiti')(__filename, {interopDefault: true});

const {analyseFiles} = jiti('./analysePages.ts');

/** @param {import('./analysePages').AnalysisTask} task */
module.exports = (task) => analyseFiles(task, (file) => jiti(file).default);
