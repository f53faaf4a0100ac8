import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {PageSample} from '../../../lib/pages/types';
import {runProgram} from '../../langflow/runProgram';
import type {LangflowApi} from '../langflowApi';
import type {Resources} from '../operations/resources';
import type {Workspace} from '../run/runSample';

/** Pages whose commands run in order in the same folder, as a reader types them. */
const PAGES =
  /^\/(lfx-(run|serve|prewarm|install|compatibility|connections)|flow-devops-sdk|extensions[-/](quickstart|manifest|overview|errors)|admin-api-cli)$/;
const COMMAND = /^(?:.*\| )?(?:lfx|uv run langflow admin) /m;
/** Page on which every Bash sample is a command. */
const ALL = '/commands';

/** Whether a block runs a Langflow command that does not need a server of its own page. */
export const isCommand = (route: string, {language, text}: Pick<PageSample, 'language' | 'text'>): boolean =>
  language === 'bash' && (route === ALL || (PAGES.test(route) && COMMAND.test(text)));

/** Whether a command starts a server that runs until the reader stops it. */
export const servesForEver = (text: string): boolean =>
  /^(?:lfx serve|lfx extension dev|langflow (?:lfx serve|run|listeners))\b/m.test(text);

const TITLE = /\btitle="([\w./-]+)"/;
/** File name that a sample is shown with. */
export const sampleTitle = ({meta}: Pick<PageSample, 'meta'>): string | undefined => TITLE.exec(meta)?.[1];
/** Flow files that pages use; the flows echo their input. */
const FLOW_FILES = ['my-agent.json', 'my-flow.json', 'flows/Simple_Agent.json'];
/** File in which the `admin` command stores the known servers. */
const PROFILES = '.config/langflow/admin-profiles.json';

function write(folder: string, name: string, content: string): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, content);
}

/** Writes the files that the commands of a page need: those that the page shows, a flow, an extension, and the servers of an admin. */
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
  const speaksOf = (text: string) => samples.some((sample) => sample.text.includes(text));
  if (speaksOf('./my-extension') && !speaksOf('init my-extension'))
    await runProgram('lfx', ['extension', 'init', 'my-extension'], {env, cwd: folder});
  for (const {meta, text, language} of samples) {
    const title = sampleTitle({meta});
    if (title && language !== 'bash' && !title.startsWith('/')) write(folder, title, `${text}\n`);
  }
}

const SERVER = 'http://localhost:7860';

/** Adapts a command to this machine: `langflow` is in the PATH, and the server has another address and key. */
export const localCommand = (text: string, {apiKey, url}: Pick<LangflowApi, 'apiKey' | 'url'>): string =>
  text.replaceAll('uv run langflow ', 'langflow ').replaceAll('"sk..."', `"${apiKey}"`).replaceAll(SERVER, url);

/** Output of a command as readers see it: with the default server address, and with file paths relative to the folder. */
export const readersOutput = (output: string, {url}: Pick<LangflowApi, 'url'>, folder: string): string =>
  output.replaceAll(url, SERVER).replaceAll(`${folder}${path.sep}`, '');

/** Folder for the next commands of a page: `cd` keeps its effect, as in a shell. */
export function folderAfter(text: string, folder: string): string {
  const to = /^cd ([\w./-]+)$/m.exec(text)?.[1];
  return to ? path.resolve(folder, to) : folder;
}

const SPOKEN_OF = /^uv run langflow admin .*(?:members add \S+|--user) ([\w-]+)/m;

/** Creates the user of a command if it does not exist, because another section of the page may have deleted it. */
export async function makeUserOf(text: string, api: Pick<LangflowApi, 'call'>): Promise<void> {
  const username = SPOKEN_OF.exec(text)?.[1];
  if (!username) return;
  const {users} = await api.call<{users: {username: string}[]}>('GET', `/api/v1/users/?username=${username}`);
  const isThere = users.some((user) => user.username === username);
  if (isThere) return;
  const {id} = await api.call<{id: string}>('POST', '/api/v1/users/', {username, password: 'password-try'});
  await api.call('PATCH', `/api/v1/users/${id}`, {is_active: true});
}

/** Gives commands their own database; otherwise, it would be stored in the folder of the program. */
export function withOwnDatabase(workspace: Workspace): Workspace {
  const config = path.join(workspace.folder, 'config');
  mkdirSync(config, {recursive: true});
  return {...workspace, env: {...workspace.env, LANGFLOW_CONFIG_DIR: config, LANGFLOW_SAVE_DB_IN_CONFIG_DIR: 'true'}};
}

/** Variables that commands read: the server and its key, and the first user of their own database. */
export const commandVariables = ({apiKey, url}: Pick<LangflowApi, 'apiKey' | 'url'>): Record<string, string> => ({
  LANGFLOW_PROD_API_KEY: apiKey,
  LANGFLOW_URL: url,
  // Uses the local model list: the server with the current one is not reachable and would be tried three times.
  LITELLM_LOCAL_MODEL_COST_MAP: 'True',
  LANGFLOW_SUPERUSER: 'admin',
  LANGFLOW_SUPERUSER_PASSWORD: 'S3cret-pass',
  NEW_USER_PASSWORD: 'password-try',
  ALICE_INITIAL_PASSWORD: 'password-try',
});
