import {writeFileSync} from 'node:fs';
import {cpus} from 'node:os';
import {type Main, runEntry} from '../command/runEntry';
import {runBench, type Site} from './measure/runBench';
import {parseBenchArguments, USAGE} from './parseBenchArguments';
import {PROFILES} from './profiles';
import {renderReport} from './report/renderReport';
import {serveBuild} from './serveBuild';

/** Measures the pages of a built site in a browser. */
export const main: Main = async (args) => {
  const {help, folder, against, json, ...plan} = parseBenchArguments(args, process.cwd());
  if (help) {
    console.log(USAGE);
    return 0;
  }
  const served = await serveBuild(folder);
  try {
    const sites: Site[] = [{name: 'site', url: served.url}, ...(against ? [{name: 'against', url: against} as const] : [])];
    const results = await runBench({...plan, sites, report: (step) => process.stderr.write(`${step}\n`)});
    console.log(renderReport(results));
    const machine = {cpu: cpus()[0]?.model, cores: cpus().length, node: process.version};
    const profiles = Object.fromEntries(plan.profiles.map((name) => [name, PROFILES[name]]));
    if (json) writeFileSync(json, `${JSON.stringify({version: 1, runs: plan.runs, machine, profiles, against, results}, null, 2)}\n`);
    return results.some(({error}) => error) ? 1 : 0;
  } finally {
    served.close();
  }
};

runEntry(__filename, main);
