import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {PageSample} from '../../../lib/verified/scanPage';
import type {LangflowApi} from '../langflowApi';
import type {Resources} from '../operations/resources';
import type {Workspace} from '../run/runSample';

/** Pages whose commands run one after the other in one folder, as their reader types them. */
const PAGES =
  /^\/(lfx-(run|serve|prewarm|install|compatibility|connections)|flow-devops-sdk|extensions[-/](quickstart|manifest|overview|errors)|admin-api-cli)$/;
const COMMAND = /^(?:.*\| )?(?:lfx|uv run langflow admin) /m;

/** Whether a block runs a command of Langflow that needs no server of its own page. */
export const isCommand = (route: string, {language, text}: Pick<PageSample, 'language' | 'text'>): boolean =>
  language === 'bash' && PAGES.test(route) && COMMAND.test(text);

/** Commands that serve until their reader ends them. */
export const servesForEver = (text: string): boolean => /^lfx (?:serve|extension dev)/m.test(text);

const TITLE = /\btitle="([\w./-]+)"/;
/** Flows that pages name: they say what they are told. */
const FLOW_FILES = ['my-agent.json', 'my-flow.json', 'flows/Simple_Agent.json'];
/** Where the administrators' command keeps the servers that it knows. */
const PROFILES = '.config/langflow/admin-profiles.json';

function write(folder: string, name: string, content: string): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, content);
}

/** Puts the files of a page where its commands are run: those that it shows itself, a flow, the servers of an administrator. */
export async function layOutCommands(
  {folder, env}: Workspace,
  samples: readonly PageSample[],
  api: LangflowApi,
  make: Resources,
): Promise<void> {
  const flow = JSON.stringify(await api.call('GET', `/api/v1/flows/${await make.flow()}`));
  for (const name of FLOW_FILES) write(folder, name, flow);
  const profile = {url: api.url, api_key_env: 'LANGFLOW_PROD_API_KEY'};
  write(env.HOME ?? folder, PROFILES, JSON.stringify({profiles: {prod: profile, staging: profile}}));
  for (const {meta, text, language} of samples) {
    const title = TITLE.exec(meta)?.[1];
    if (title && language !== 'bash' && !title.startsWith('/')) write(folder, title, `${text}\n`);
  }
}

/** A command as it is run here: Langflow is installed where the shell looks, and the server is this one. */
export const localCommand = (text: string, {apiKey}: Pick<LangflowApi, 'apiKey'>): string =>
  text.replaceAll('uv run langflow ', 'langflow ').replaceAll('"sk..."', `"${apiKey}"`);

/** What the commands of administrators read. */
export const commandVariables = ({apiKey}: Pick<LangflowApi, 'apiKey'>): Record<string, string> => ({
  LANGFLOW_PROD_API_KEY: apiKey,
  NEW_USER_PASSWORD: 'password-try',
  ALICE_INITIAL_PASSWORD: 'password-try',
});
