import {findVersion, readVersions} from '../../lib/content/versions';
import {readVerificationReport} from '../../lib/verified/verification';
import {providersData} from '../../lib/versionData/providers';
import {minorOf} from '../../lib/versionData/releases';
import {type Main, runEntry} from '../../tools/command/runEntry';
import {installLangflow} from '../langflow/installLangflow';
import {acceptDifferences} from './accept';
import {CHECKS} from './checks';
import {fixTables} from './components';
import {exceptionsFile, readExceptions} from './exceptions';
import {openApi, serverSettings} from './langflowApi';
import {modelSettings, startModel} from './model/startModel';
import {parseTryArguments, type TryArguments, usage} from './parseTryArguments';
import {readTryPages, requireRoutes} from './readTryPages';
import {renderFindings} from './renderFindings';
import {mergeReport, writeReport} from './report';
import {startWhole} from './startWhole';
import type {TryContext, TryFinding} from './types';

const report = (text: string) => console.error(text);

async function runChecks(context: TryContext, wanted: TryArguments): Promise<TryFinding[]> {
  const chosen = CHECKS.filter(({name}) => wanted.checks.length === 0 || wanted.checks.includes(name));
  const findings: TryFinding[] = [];
  for (const [index, check] of chosen.entries()) {
    const start = Date.now();
    report(`[${index + 1}/${chosen.length}] ${check.title}……`);
    findings.push(...(await check.run(context)));
    report(`  用了 ${Math.round((Date.now() - start) / 1000)} 秒`);
  }
  return findings;
}

/** Stops the server when the user interrupts the run. */
function stopOnSignal(stop: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop().then(() => process.exit(130)));
}

/** Fixes the marks in the tables of the pages and reads the pages again. */
async function fixPages(context: TryContext): Promise<TryContext> {
  for (const file of await fixTables(context)) report(`改了 ${file}`);
  return {...context, pages: readTryPages(context.docs)};
}

const docsOf = ({version, docs}: TryArguments) => findVersion(readVersions(), docs ?? minorOf(version));

async function tryAll(wanted: TryArguments): Promise<TryFinding[]> {
  const {version, routes} = wanted;
  const docs = docsOf(wanted);
  const pages = readTryPages(docs);
  requireRoutes(routes, pages);
  const exceptions = readExceptions(docs);
  const installation = await installLangflow(version, report);
  const model = await startModel(providersData.read(docs));
  const settings = {...serverSettings(installation), ...modelSettings(model)};
  const server = await startWhole(installation, {settings}, report);
  stopOnSignal(server.stop);
  try {
    const api = await openApi(server.url);
    const wants = (route: string) => routes.length === 0 || routes.includes(route);
    const {record} = wanted;
    const found: TryContext = {root: docs.root, docs, pages, wants, installation, server, api, model, exceptions, record, report};
    const context = wanted.fix ? await fixPages(found) : found;
    const {findings, unused} = acceptDifferences(await runChecks(context, wanted), exceptions.accepted);
    const isWhole = routes.length === 0 && wanted.checks.length === 0;
    if (isWhole) for (const {page, difference} of unused) report(`${exceptionsFile(docs)} 里这一条没有用上：${page} ${difference}`);
    return findings;
  } finally {
    await server.stop();
    model.stop();
  }
}

/** Entry point: compares the pages with a running Langflow and writes the report. */
export const main: Main = async (args) => {
  const wanted = parseTryArguments(
    args,
    CHECKS.map(({name}) => name),
  );
  if (wanted.help) {
    console.log(usage(CHECKS));
    return 0;
  }
  const findings = await tryAll(wanted);
  const date = new Date().toISOString().slice(0, 10);
  const docs = docsOf(wanted);
  if (wanted.record) writeReport(docs, mergeReport(readVerificationReport(docs), findings, {version: wanted.version, date}));
  console.log(renderFindings(findings));
  return findings.some(({problems}) => problems.length > 0) ? 1 : 0;
};

runEntry(__filename, main);
