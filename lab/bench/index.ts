import {writeFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {cpus} from 'node:os';
import {readHostedSite} from '../../lib/hosting/siteFacts';
import {type Main, runEntry} from '../../tools/command/runEntry';
import {compressFiles} from '../../tools/deploy/compressFiles';
import {createSiteServer} from '../../tools/serve/createSiteServer';
import {BENCH_USAGE, parseBenchArguments} from './parseBenchArguments';
import {renderReport} from './renderReport';
import {runBench, type Site} from './runBench';

/** Serves a built site on the loopback interface as in production: compressed with Brotli, and with the same headers. */
async function serveBuild(folder: string): Promise<{url: string; close: () => void}> {
  const site = readHostedSite(folder);
  await compressFiles(folder);
  const server = createSiteServer(site);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return {url: origin + site.baseUrl.replace(/\/$/, ''), close};
}

/** Entry point: measures the pages of a built site in a browser. */
export const main: Main = async (args) => {
  const {help, folder, against, json, ...plan} = parseBenchArguments(args, process.cwd());
  if (help) {
    console.log(BENCH_USAGE);
    return 0;
  }
  const served = await serveBuild(folder);
  try {
    const sites: Site[] = [{name: 'site', url: served.url}, ...(against ? [{name: 'against', url: against} as const] : [])];
    const results = await runBench({...plan, sites, report: (step) => process.stderr.write(`${step}\n`)});
    for (const {title, headings, rows} of renderReport(results)) {
      console.log(`\n${title}`);
      console.table(rows, headings);
    }
    for (const {profile, error} of results) if (error) console.error(`没有测成：${profile}：${error}`);
    const machine = {cpu: cpus()[0]?.model, cores: cpus().length, node: process.version};
    if (json) writeFileSync(json, `${JSON.stringify({version: 2, runs: plan.runs, machine, against, results}, null, 2)}\n`);
    return results.some(({error}) => error) ? 1 : 0;
  } finally {
    served.close();
  }
};

runEntry(__filename, main);
