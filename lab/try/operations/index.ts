import {existsSync, rmSync, statSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_BASE} from '../../../lib/connection/serverAddress';
import {apiSources, hasApi} from '../../../lib/openapi/apiOperations';
import {loadApi} from '../../../lib/openapi/loadApi';
import {listOperations, type Operation} from '../../../lib/openapi/openApi';
import {buildRequest} from '../../../plugins/api-reference/node/buildRequest';
import {hashOperation} from '../../../plugins/api-reference/node/hashOperation';
import {EMPTY_VALUES, urlOf} from '../../../plugins/api-reference/shared/requestValues';
import {samplesFor} from '../../../plugins/api-reference/shared/samples';
import type {RequestModel} from '../../../plugins/api-reference/types';
import {canRun, openWorkspace, runSample, type SampleRun, type Workspace} from '../run/runSample';
import type {Check, TryContext, TryFinding} from '../types';
import {notPrepared, warn} from '../warn';
import {createShapeCheck, type ShapeCheck} from './checkShape';
import {clearNamed} from './clearNamed';
import {checkErrors, listErrorCases} from './errorCases';
import {openResources, type Resources} from './resources';
import {type SpecialCase, specialCaseOf} from './specialCases';
import {substitute} from './substitute';

const ENDLESS = 6_000;
const SHOWN = 200;
/** Error message in the output of a program, or the end of the output: Python and Node print the error last. */
const lastWords = (output: string) => /(?:\w*Error: .*)/.exec(output)?.[0]?.slice(0, SHOWN) ?? output.trim().slice(-SHOWN);

const SUCCESS = /^2\d\d$/;

type Setup = {context: TryContext; make: Resources; workspace: Workspace; shape: ShapeCheck};
type OperationCase = {operation: Operation; model: RequestModel; special: SpecialCase};

const successesOf = ({object}: Operation) =>
  Object.keys(object.responses ?? {})
    .filter((status) => SUCCESS.test(status))
    .map(Number);

/** Path of the request of a sample, with real ids. */
const realPath = ({make}: Setup, {model, special}: OperationCase): Promise<string> =>
  substitute(urlOf(DEFAULT_BASE, model, EMPTY_VALUES, true), {base: DEFAULT_BASE, url: '', make, special});

/** Checks the documented error status of a sample that cannot succeed. Only cURL reports a status; the others stop or follow redirects. */
function compareStatus({object}: Operation, {code, reason}: NonNullable<SpecialCase['status']>, run: SampleRun): string[] {
  if (!object.responses?.[String(code)]) return [`回答了 ${code}（${reason}），页面没有写这个状态`];
  return run.status === undefined || run.status === code ? [] : [`应回答 ${code}，收到 ${run.status} ${run.output.slice(0, SHOWN)}`];
}

/** Removes the file that a download saved, and checks that it had content. */
function takeSaved({folder}: Workspace): string[] {
  const file = path.join(folder, 'OUTPUT_PATH');
  if (!existsSync(file)) return ['没有存下文件'];
  const {size} = statSync(file);
  rmSync(file);
  return size > 0 ? [] : ['存下的文件是空的'];
}

/** Runs a sample as the reader copies it and checks the response. Returns one line per difference. */
async function trySample(setup: Setup, {operation, model, special}: OperationCase, language: string, copied: string): Promise<string[]> {
  const {context, make, workspace, shape} = setup;
  await clearNamed(context.api, copied);
  await special.before?.(make);
  const own = special.own ? await make.ownKey() : undefined;
  const withOwnUser = {...special, ...(own && {replace: async () => ({USER_ID: own.id, YOUR_PASSWORD: own.password})})};
  const text = await substitute(copied, {base: DEFAULT_BASE, url: context.api.url, make, special: withOwnUser});
  const env = own ? {...workspace.env, LANGFLOW_API_KEY: own.apiKey} : workspace.env;
  const run = await runSample(language, text, {
    workspace: {...workspace, env},
    python: context.installation.python,
    ...(special.endless && {timeout: ENDLESS}),
  });
  if (special.endless) return run.timedOut ? [] : [`连接没有保持：${run.output.trim().slice(-SHOWN)}`];
  if (special.status) return compareStatus(operation, special.status, run);
  if (!run.ok) return [`没有成功（${run.status ?? '没有状态'}）：${lastWords(run.output)}`];
  // The client prints processed data, not the response.
  if (language === 'typescript') return [];
  if (model.download) return takeSaved(workspace);
  // Only cURL reports the status; for other samples, any success status is possible.
  const found = (run.status === undefined ? successesOf(operation) : [run.status]).map((status) => shape(operation, status, run.output));
  return found.find((problems) => problems.length === 0) ?? found[0] ?? [];
}

async function tryErrors(setup: Setup, operationCase: OperationCase): Promise<string[]> {
  const {operation, model, special} = operationCase;
  const {api} = setup.context;
  const cases = listErrorCases({operation, model, path: await realPath(setup, operationCase), apiKey: api.apiKey});
  return checkErrors(cases, {method: model.method, api, special});
}

async function tryOperation(setup: Setup, operationCase: OperationCase): Promise<string[]> {
  const {model, operation} = operationCase;
  const place = `/api/${operation.slug}`;
  const problems: string[] = [];
  for (const sample of samplesFor(model)) {
    if (!canRun(sample.language)) continue;
    const copied = sample.build({model, values: EMPTY_VALUES, base: DEFAULT_BASE});
    const found = await trySample(setup, operationCase, sample.language, copied).catch(notPrepared(`${place}（${sample.label}）`));
    await operationCase.special.after?.(setup.make).catch(warn(`${place}（${sample.label}）`, '没有收拾好'));
    problems.push(...found.map((problem) => `${sample.label}：${problem}`));
  }
  return [...problems, ...(await tryErrors(setup, operationCase).catch(notPrepared(`${place}（错误）`)))];
}

async function findingOf(setup: Setup, operation: Operation, operationCase: OperationCase): Promise<TryFinding> {
  const {context} = setup;
  const page = `/api/${operation.slug}`;
  const finding = {
    kind: 'operations' as const,
    page,
    hash: hashOperation(operation, operationCase.model),
    label: `${operation.method.toUpperCase()} ${operation.path}`,
    place: page,
  };
  const unverified = context.exceptions.operations[operation.slug];
  if (unverified) return {...finding, problems: [], unverified};
  return {...finding, problems: await tryOperation(setup, operationCase)};
}

/** Runs the samples of every operation in the API reference, and requests that cause the documented errors. */
export const operationsCheck: Check = {
  name: 'operations',
  title: 'API 参考：每个操作的示例、响应和错误',
  async run(context) {
    if (!hasApi(context.docs)) return [];
    const description = await loadApi(context.root, apiSources(context.docs));
    const wanted = listOperations(description).filter(({slug}) => context.wants(`/api/${slug}`));
    if (wanted.length === 0) return [];
    const workspace = openWorkspace(context);
    const setup: Setup = {context, workspace, make: await openResources(context.api, workspace), shape: createShapeCheck(description)};
    const findings: TryFinding[] = [];
    for (const [index, operation] of wanted.entries()) {
      if (index % 10 === 0) context.report(`  第 ${index + 1} 个，共 ${wanted.length} 个操作`);
      const operationCase = {
        operation,
        model: buildRequest(description, operation),
        special: specialCaseOf(context.docs.label, operation.slug),
      };
      findings.push(await findingOf(setup, operation, operationCase));
    }
    return findings;
  },
};
