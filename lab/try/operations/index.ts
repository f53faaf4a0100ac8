import {apiSources, hasApi} from '../../../lib/openapi/apiOperations';
import {listOperations, type Operation} from '../../../lib/openapi/listOperations';
import {loadApi} from '../../../lib/openapi/loadApi';
import {buildRequest} from '../../../plugins/api-reference/node/buildRequest';
import {hashOperation} from '../../../plugins/api-reference/node/hashOperation';
import {EMPTY_VALUES, urlOf} from '../../../plugins/api-reference/shared/requestValues';
import {samplesFor} from '../../../plugins/api-reference/shared/samples';
import type {RequestModel} from '../../../plugins/api-reference/types';
import {DEFAULT_BASE} from '../../../src/langflowConnection/baseAddress';
import {canRun, openWorkshop, runSample, type SampleRun, type Workshop} from '../run/runSample';
import type {Check, Finding, TryContext} from '../types';
import {notPrepared} from '../warn';
import {createShapeCheck, type ShapeCheck} from './checkShape';
import {forgetNamed} from './forgetNamed';
import {listProvocations, provokeErrors} from './provokeErrors';
import {openResources, type Resources} from './resources';
import {substitute} from './substitute';
import {type Trial, trialOf} from './trials';

const ENDLESS = 6_000;
const SHOWN = 200;
/** What a program said last: Python and Node end with the error. */
const lastWords = (output: string) => /(?:\w*Error: .*)/.exec(output)?.[0]?.slice(0, SHOWN) ?? output.trim().slice(-SHOWN);

const SUCCESS = /^2\d\d$/;

type Bench = {context: TryContext; make: Resources; workshop: Workshop; shape: ShapeCheck};
type Target = {operation: Operation; model: RequestModel; trial: Trial};

const successOf = ({object}: Operation) => Number(Object.keys(object.responses ?? {}).find((status) => SUCCESS.test(status)));

/** The address that the sample asks, with real ids: what the samples of cURL name first. */
const realPath = ({make}: Bench, {model, trial}: Target): Promise<string> =>
  substitute(urlOf(DEFAULT_BASE, model, EMPTY_VALUES, true), {base: DEFAULT_BASE, url: '', make, trial});

/** A sample that cannot succeed must fail as the page says; only cURL tells the status, the other two stop at errors or follow redirects. */
function compareStatus({object}: Operation, {code, reason}: NonNullable<Trial['status']>, run: SampleRun): string[] {
  if (!object.responses?.[String(code)]) return [`回答了 ${code}（${reason}），页面没有写这个状态`];
  return run.status === undefined || run.status === code ? [] : [`应回答 ${code}，收到 ${run.status} ${run.output.slice(0, SHOWN)}`];
}

/** One sample, from what the reader copies to the answer; one line a difference. */
async function trySample(bench: Bench, {operation, trial}: Target, language: string, copied: string): Promise<string[]> {
  const {context, make, workshop, shape} = bench;
  await forgetNamed(context.api, copied);
  await trial.before?.(make);
  const own = trial.own ? await make.ownKey() : undefined;
  const special = {...trial, ...(own && {replace: async () => ({USER_ID: own.id})})};
  const text = await substitute(copied, {base: DEFAULT_BASE, url: context.api.url, make, trial: special});
  const env = own ? {...workshop.env, LANGFLOW_API_KEY: own.apiKey} : workshop.env;
  const run = await runSample(language, text, {
    workshop: {...workshop, env},
    python: context.installation.python,
    ...(trial.endless && {timeout: ENDLESS}),
  });
  if (trial.endless) return run.timedOut ? [] : [`连接没有保持：${run.output.trim().slice(-SHOWN)}`];
  if (trial.status) return compareStatus(operation, trial.status, run);
  if (!run.ok) return [`没有成功（${run.status ?? '没有状态'}）：${lastWords(run.output)}`];
  // The client prints what it has made of the answer, not the answer.
  if (language === 'typescript') return [];
  return shape(operation, run.status ?? successOf(operation), run.output);
}

async function tryErrors(bench: Bench, target: Target): Promise<string[]> {
  const {operation, model, trial} = target;
  const {api} = bench.context;
  const provocations = listProvocations({operation, model, path: await realPath(bench, target), apiKey: api.apiKey});
  return provokeErrors(provocations, {method: model.method, api, trial});
}

async function tryOperation(bench: Bench, target: Target): Promise<string[]> {
  const {model, operation} = target;
  const place = `/api/${operation.slug}`;
  const problems: string[] = [];
  for (const sample of samplesFor(model)) {
    if (!canRun(sample.language)) continue;
    const copied = sample.build({model, values: EMPTY_VALUES, base: DEFAULT_BASE});
    const found = await trySample(bench, target, sample.language, copied).catch(notPrepared(`${place}（${sample.label}）`));
    problems.push(...found.map((problem) => `${sample.label}：${problem}`));
  }
  return [...problems, ...(await tryErrors(bench, target).catch(notPrepared(`${place}（错误）`)))];
}

async function findingOf(bench: Bench, operation: Operation, target: Target): Promise<Finding> {
  const {context} = bench;
  const page = `/api/${operation.slug}`;
  const finding = {
    kind: 'operations' as const,
    page,
    hash: hashOperation(operation, target.model),
    label: `${operation.method.toUpperCase()} ${operation.path}`,
    place: page,
  };
  const unverified = context.ledger.operations[operation.slug];
  if (unverified) return {...finding, problems: [], unverified};
  return {...finding, problems: await tryOperation(bench, target)};
}

/** Runs the samples of every operation of the API reference, and the errors that a request can provoke. */
export const operationsCheck: Check = {
  name: 'operations',
  title: 'API 参考：每个操作的示例、响应和错误',
  async run(context) {
    if (!hasApi(context.docs)) return [];
    const description = await loadApi(context.root, apiSources(context.docs));
    const wanted = listOperations(description).filter(({slug}) => context.wants(`/api/${slug}`));
    if (wanted.length === 0) return [];
    const workshop = openWorkshop(context);
    const bench: Bench = {context, workshop, make: await openResources(context.api, workshop), shape: createShapeCheck(description)};
    const findings: Finding[] = [];
    for (const [index, operation] of wanted.entries()) {
      if (index % 10 === 0) context.report(`  第 ${index + 1} 个，共 ${wanted.length} 个操作`);
      const target = {operation, model: buildRequest(description, operation), trial: trialOf(context.docs.label, operation.slug)};
      findings.push(await findingOf(bench, operation, target));
    }
    return findings;
  },
};
