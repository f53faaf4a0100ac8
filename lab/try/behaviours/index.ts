import {mkdtempSync} from 'node:fs';
import path from 'node:path';
import {type Behaviour, readBehaviours} from '../../../lib/verified/behaviours';
import {langflowEnvironment} from '../../langflow/startLangflow';
import type {LangflowServer} from '../../langflow/types';
import {SUPERUSER} from '../langflowApi';
import {startWhole} from '../startWhole';
import type {Check, TryContext, TryFinding} from '../types';
import {type Identities, openIdentities} from './identities';
import {tryStep} from './tryStep';

/** Settings of a server that a reader would start; everything else has its default. */
const READERS_SETTINGS = {LANGFLOW_SUPERUSER: SUPERUSER.username, LANGFLOW_SUPERUSER_PASSWORD: SUPERUSER.password};

/** Behaviours that need the same server together. */
export function groupBySettings(behaviours: readonly Behaviour[]): Behaviour[][] {
  const groups = new Map<string, Behaviour[]>();
  for (const behaviour of behaviours) {
    const needsServer = behaviour.steps.some(({request, command = ''}) => request || command.includes('{url}'));
    // Commands get their settings themselves and can share the server without settings.
    const key = JSON.stringify(needsServer ? Object.entries(behaviour.env).sort() : []);
    groups.set(key, [...(groups.get(key) ?? []), behaviour]);
  }
  return [...groups.values()];
}

type Running = {server: LangflowServer; identities: Identities; context: TryContext};

async function tryBehaviour({env, as, flow, steps}: Behaviour, {server, identities, context}: Running): Promise<string[]> {
  const folder = mkdtempSync(path.join(server.folder, 'behaviour-'));
  const bin = path.dirname(context.installation.python);
  const id = flow && (await identities.makeFlow(as));
  const place = {
    url: server.url,
    folder,
    env: langflowEnvironment(folder, {PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`, ...env}),
    ...(id !== undefined && {flow: id}),
  };
  const problems: string[] = [];
  for (const [index, step] of steps.entries()) {
    const found = await tryStep(step, {...place, headers: identities.headersOf(step.as ?? as)});
    problems.push(...found.map((problem) => (steps.length > 1 ? `第 ${index + 1} 步：${problem}` : problem)));
  }
  return problems;
}

const toFinding = ({page, claim, hash, place}: Behaviour, problems: string[]): TryFinding => ({
  kind: 'behaviours',
  page,
  hash,
  label: claim,
  place,
  problems,
});

async function tryGroup(group: readonly Behaviour[], context: TryContext): Promise<TryFinding[]> {
  const env = group.find(({steps}) => steps.some(({request}) => request))?.env ?? {};
  const server = await startWhole(context.installation, {settings: {...READERS_SETTINGS, ...env}}, context.report);
  try {
    const running = {server, identities: await openIdentities(server.url), context};
    const findings: TryFinding[] = [];
    for (const behaviour of group)
      findings.push(toFinding(behaviour, await tryBehaviour(behaviour, running).catch((error: Error) => [error.message])));
    return findings;
  } finally {
    await server.stop();
  }
}

/** Tries what pages say about behaviour: sends the requests and runs the commands of `translation/<version>/behaviours`. */
export const behavioursCheck: Check = {
  name: 'behaviours',
  title: '写到的行为：状态码、报错、权限、退出码',
  async run(context) {
    const wanted = readBehaviours(context.docs).filter(({page}) => context.wants(page));
    const findings: TryFinding[] = [];
    for (const group of groupBySettings(wanted)) {
      // One server that does not start must not hide what the others show.
      const failed = (error: Error) => group.map((behaviour) => toFinding(behaviour, [error.message]));
      findings.push(...(await tryGroup(group, context).catch(failed)));
    }
    return findings;
  },
};
