import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {escapeRegExp} from '../../../lib/input/escapeRegExp';
import type {BehaviourStep} from '../../../lib/verified/behaviours';
import {runProgram} from '../../langflow/runProgram';

/** Milliseconds for a request or a command. */
const TIMEOUT = 180_000;

/** Ignored in output: line breaks and boxes depend on the width of the terminal. */
const LAYOUT = /[\s\u2500-\u257f]+/g;
const plain = (text: string) => text.replaceAll(LAYOUT, '');

/** What came back: an HTTP status or an exit code, with the text. */
type Result = {status?: number; exit?: number | null; text: string};

/** Where steps run. */
export type StepPlace = {
  url: string;
  /** Headers that identify who sends. */
  headers: Record<string, string>;
  /** Replaces `{flow}`. */
  flow?: string;
  /** Folder and environment of commands. */
  folder: string;
  env: NodeJS.ProcessEnv;
};

const fill = <T>(value: T, flow: string | undefined): T =>
  flow === undefined ? value : (JSON.parse(JSON.stringify(value).replaceAll('{flow}', flow)) as T);

async function send({request}: BehaviourStep, {url, headers, flow}: StepPlace): Promise<Result> {
  if (!request) return {text: ''};
  const {method, path: to, headers: own = {}, body, form} = fill(request, flow);
  const json: Record<string, string> = body === undefined ? {} : {'Content-Type': 'application/json'};
  const content = form ? new URLSearchParams(form) : body === undefined ? undefined : JSON.stringify(body);
  const ask = () =>
    fetch(url + to, {
      method,
      headers: {...headers, ...json, ...own},
      ...(content === undefined ? {} : {body: content}),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    });
  // Once more: the server closes idle connections after some seconds, possibly just when one is reused.
  const answer = await ask().catch(ask);
  return {status: answer.status, text: await answer.text()};
}

async function run({command = '', files = {}, expect}: BehaviourStep, {folder, env, url}: StepPlace): Promise<Result> {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), content);
  }
  const text = command.replaceAll('{url}', url);
  // A server that starts is stopped when its output shows what is expected.
  const until = expect.exit === undefined && expect.text ? new RegExp(escapeRegExp(expect.text)) : undefined;
  const {code, output} = await runProgram('bash', ['-c', text], {cwd: folder, env, timeout: TIMEOUT, ...(until && {until})});
  return {exit: code, text: output};
}

/** Compares a result with what is expected. Returns one line for each difference. */
export function compareResult({expect}: Pick<BehaviourStep, 'expect'>, {status, exit, text}: Result): string[] {
  const shown = text.trim().slice(0, 300);
  const problems: string[] = [];
  if (expect.status !== undefined && status !== expect.status) problems.push(`应回答 ${expect.status}；收到的是 ${status} ${shown}`);
  if (expect.exit !== undefined && exit !== expect.exit)
    problems.push(`退出码应为 ${expect.exit}；收到的是 ${exit} ${text.trim().slice(-300)}`);
  if (expect.text !== undefined && !plain(text).includes(plain(expect.text))) problems.push(`应含“${expect.text}”；收到的是 ${shown}`);
  if (expect.absent !== undefined && plain(text).includes(plain(expect.absent))) problems.push(`不应含“${expect.absent}”`);
  return problems;
}

/** Sends the request or runs the command of a step. Returns one line for each difference from what is expected. */
export async function tryStep(step: BehaviourStep, place: StepPlace): Promise<string[]> {
  return compareResult(step, await (step.request ? send(step, place) : run(step, place)));
}
