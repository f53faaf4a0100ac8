import type {PageSample} from '../../../lib/pages/types';
import {makeTemplateFlow} from '../flows/templateFlow';
import {clearNamed} from '../operations/clearNamed';
import {openResources, type Resources} from '../operations/resources';
import {canRun, openWorkspace, runSample, type SampleRun, type Workspace} from '../run/runSample';
import type {Check, TryContext, TryFinding, TryPage} from '../types';
import {notPrepared} from '../warn';
import {isBotProgram, tryBot} from './bots';
import {
  commandVariables,
  folderAfter,
  isCommand,
  layOutCommands,
  localCommand,
  makeUserOf,
  readersOutput,
  servesForEver,
  withOwnDatabase,
} from './commands';
import {isMcpEntry, tryMcpEntry} from './mcpEntries';
import {isContinued, joinPrograms} from './programs';
import {compareOutput, outputShown} from './shownOutput';
import {type GuideResources, layOutFiles, surround} from './surroundings';

const SHOWN = 240;
const LISTENED = 6_000;
/** A command loads the whole program before it does anything. */
const COMMAND_TIMEOUT = 300_000;
const LOADS_PROGRAM = /^(?:langflow|lfx) /m;
/** What a command says once it serves, at the end of what it says. */
const SERVING =
  /(?:running on|listening at:?) https?:\/\/|Application startup complete|Open Langflow →|listeners started|\{flow_id\}\/run/i;
const ENDLESS = /logs-stream|while true/;
/** How samples that catch errors tell them. */
const CAUGHT = /^.*(?:请求失败|出错了|运行流程失败)：.*$/m;

/** The template that a page's reader runs; the rest run a flow that says what it is told. */
const TEMPLATES: Record<string, string> = {
  '/get-started-quickstart': 'Simple Agent',
  '/agent-tutorial': 'Simple Agent',
  '/mcp-tutorial': 'Simple Agent',
  '/typescript-client': 'Basic Prompting',
  '/chat-with-files': 'Document Q&A',
  '/api-openai-responses': 'Simple Agent',
  '/workflow-api-quickstart': 'Simple Agent',
};
/** Pages whose readers have something else than a flow that says what it is told. */
const MAKERS: Record<string, (make: Resources) => Partial<GuideResources>> = {
  '/workflow-api': (make) => ({job: make.workflowJob}),
  '/workflow-api-quickstart': (make) => ({job: make.workflowJob}),
  '/a2a-server': (make) => ({flow: make.agentFlow}),
  '/human-in-the-loop': (make) => ({flow: make.askingFlow}),
  '/deployment-trigger-webhooks': (make) => ({trigger: make.webhookTrigger}),
  '/audit-logging': (make) => ({flow: make.changedFlow}),
};

/** What a reader types where a sample asks; the others are told to end. */
const TYPED: Record<string, string> = {'/a2a-server': '你好\n\n', '/human-in-the-loop': 'reject\n'};
const ASKS_SERVER = /LANGFLOW_(URL|SERVER_URL|SERVER_ADDRESS)|localhost:7860/;

/** Whether a sample can be run as it stands: it asks a server, in a language that is at hand, and is no part of another. */
export const isRunnable = ({language, text, meta}: PageSample): boolean =>
  canRun(language) && ASKS_SERVER.test(text) && !/\bpartial\b/.test(meta);

/** What a sample forbids would fail on the pages that follow. */
const CHANGES_POLICY = /policy-bundle|catalog-policy/;

type Setup = {context: TryContext; make: Resources; workspace: Workspace};

/** What a page's samples speak of: where it leads through a template, their flow is made from that. */
function makersFor({context, make}: Setup, route: string): GuideResources {
  const template = TEMPLATES[route];
  const special = {...make, ...MAKERS[route]?.(make)};
  if (!template) return special;
  const flow = () => makeTemplateFlow(context.api, template, context.model.url);
  return {...special, flow: async () => (await flow()).id, flowNodes: flow};
}

async function trySample(setup: Setup, route: string, sample: PageSample): Promise<string[]> {
  const {context, workspace} = setup;
  await clearNamed(context.api, sample.text);
  const {env, text} = await surround(sample, context, makersFor(setup, route));
  const run = await runSample(sample.language, text, {
    workspace: {...workspace, env: {...workspace.env, ...env}},
    python: context.installation.python,
    input: TYPED[route],
    ...(LOADS_PROGRAM.test(sample.text) && {timeout: COMMAND_TIMEOUT}),
    ...(ENDLESS.test(sample.text) && {timeout: LISTENED}),
  });
  if (CHANGES_POLICY.test(sample.text)) await setup.make.resetPolicies();
  // A stream, or a loop, ends when its reader has had enough.
  if (run.timedOut) return ENDLESS.test(sample.text) ? [] : ['没有结束'];
  return judgeRun(run);
}

/** What a run that ended has not done. */
function judgeRun(run: SampleRun): string[] {
  const caught = CAUGHT.exec(run.output)?.[0];
  if (caught) return [`没有成功：${caught.slice(0, SHOWN)}`];
  return run.ok
    ? []
    : [
        `没有成功（${run.status ?? '没有状态'}）：${/\w*Error: .*/.exec(run.output)?.[0]?.slice(0, SHOWN) ?? run.output.trim().slice(-SHOWN)}`,
      ];
}

/** A command of a page, in the folder that the page's commands share. */
async function tryCommand({context, workspace}: Setup, {text}: PageSample, shown: string | undefined): Promise<string[]> {
  const serves = servesForEver(text);
  await makeUserOf(text, context.api);
  const {folder} = workspace;
  const run = await runSample('bash', localCommand(text, context.api), {
    workspace,
    python: context.installation.python,
    timeout: COMMAND_TIMEOUT,
    ...(serves && {until: SERVING}),
  });
  workspace.folder = folderAfter(text, folder);
  if (run.timedOut && !(serves && SERVING.test(run.output))) return [`没有结束：${run.output.trim().slice(-SHOWN)}`];
  // What is shown may be how it fails.
  if (shown !== undefined) return compareOutput(shown, readersOutput(run.output, context.api, folder));
  return run.timedOut ? [] : judgeRun(run);
}

/** The commands of a page have a folder and a server of their own names: what one makes, the next one uses. */
async function forCommands(setup: Setup, {samples}: TryPage): Promise<Setup> {
  const {context, make} = setup;
  const workspace = withOwnDatabase(openWorkspace(context, commandVariables(context.api)));
  await clearNamed(context.api, samples.map(({text}) => text).join('\n'));
  await layOutCommands(workspace, samples, context.api, make);
  return {...setup, workspace};
}

async function findingOf(setup: Setup, page: TryPage, sample: PageSample): Promise<TryFinding> {
  const label = `${sample.headings.at(-1) ?? page.route}（${sample.language}）`;
  const finding = {
    kind: 'samples' as const,
    page: page.route,
    hash: sample.hash,
    label,
    place: `${page.file}:${sample.line}`,
    problems: [],
  };
  const unverified = setup.context.exceptions.unverified.find(
    ({page: route, contains}) => route === page.route && sample.text.includes(contains),
  )?.reason;
  if (unverified) return {...finding, unverified};
  return {...finding, problems: await tryAs(setup, page, sample).catch(notPrepared(finding.place))};
}

/** Runs a sample as what it is: a bot, a client's entry, a command, or a request. */
function tryAs(setup: Setup, page: TryPage, sample: PageSample): Promise<string[]> {
  if (isBotProgram(page.route, sample)) return tryBot(setup, page.samples, sample);
  if (isMcpEntry(sample)) return tryMcpEntry(setup, sample);
  if (isCommand(page.route, sample)) return tryCommand(setup, sample, outputShown(page.route, page.samples, sample));
  return trySample(setup, page.route, sample);
}

/**
 * Runs the samples of all pages that ask a server: shell in bash, Python in the program's own Python, JavaScript in Node, the bots for
 * office software against stand-ins of their platforms, the entries of MCP clients as a client would.
 */
export const guidesCheck: Check = {
  name: 'guides',
  title: '指南：向服务器发请求的示例和命令',
  async run(context) {
    const runs = ({route}: TryPage, sample: PageSample) =>
      isRunnable(sample) || isContinued(route, sample) || isCommand(route, sample) || isBotProgram(route, sample) || isMcpEntry(sample);
    const pages = context.pages.filter((page) => context.wants(page.route) && page.samples.some((sample) => runs(page, sample)));
    if (pages.length === 0) return [];
    const workspace = openWorkspace(context);
    layOutFiles(workspace, context.api);
    const setup: Setup = {context, workspace, make: await openResources(context.api, workspace)};
    const findings: TryFinding[] = [];
    for (const [index, page] of pages.entries()) {
      context.report(`  第 ${index + 1} 页，共 ${pages.length} 页：${page.route}`);
      const samples = joinPrograms(page.route, page.samples).filter((sample) => runs(page, sample));
      const commands = samples.some((sample) => isCommand(page.route, sample)) ? await forCommands(setup, page) : setup;
      for (const sample of samples) findings.push(await findingOf(isCommand(page.route, sample) ? commands : setup, page, sample));
    }
    return findings;
  },
};
