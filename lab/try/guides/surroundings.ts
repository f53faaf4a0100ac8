import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {PageSample} from '../../../lib/pages/types';
import {type LangflowApi, SUPERUSER} from '../langflowApi';
import type {Resources} from '../operations/resources';
import type {Workspace} from '../run/runSample';
import type {TryContext} from '../types';

/** Resources for samples. `flowNodes` creates a flow from a template and also returns its node ids. */
export type GuideResources = Resources & {flowNodes?: () => Promise<{id: string; nodes: string[]}>};

/** Variables that readers set before they run a sample, and their values. */
const VARIABLES: Record<string, (make: GuideResources) => Promise<string>> = {
  FLOW_ID: (make) => make.flow(),
  PROJECT_ID: (make) => make.project(),
  FOLDER_ID: (make) => make.project(),
  OPENAI_API_KEY: async () => 'sk-try',
  USER_ID: (make) => make.user(),
  FILE_ID: (make) => make.userFile(),
  SESSION_ID: (make) => make.session(),
  JOB_ID: (make) => make.job(),
  MESSAGE_ID: (make) => make.message(),
  MESSAGE_ID_1: (make) => make.message(),
  MESSAGE_ID_2: (make) => make.message(),
  TRACE_ID: async (make) => (await make.trace()).trace,
  MEMORY_ID: (make) => make.memory(),
  CONNECTION_ID: (make) => make.connection(),
  TRIGGER_ID: (make) => make.trigger(),
  NEW_USER_PASSWORD: async () => 'password',
  BOB_PASSWORD: async () => 'password',
  LAST_EVENT_ID: async () => '0',
};

/** Variables for a login token of the superuser. */
const TOKENS = ['TOKEN', 'LANGFLOW_SUPERUSER_TOKEN'];

/** Variables for the server address, with or without `http://`, depending on the sample. */
const ADDRESSES = ['LANGFLOW_URL', 'LANGFLOW_SERVER_URL', 'LANGFLOW_SERVER_ADDRESS', 'LANGFLOW_HOST'];

/** Ids that are written in samples, and their replacements. */
const IDS: Record<string, (make: Resources) => Promise<string>> = {
  '1415de42-8f01-4f36-bf34-539f23e47466': (make) => make.project(),
  '359cd752-07ea-46f2-9d3b-a4407ef618da': (make) => make.flow(),
  '3fa85f64-5717-4562-b3fc-2c963f66afa6': (make) => make.flow(),
  '92f9a4c5-cfc8-4656-ae63-1f0881163c28': (make) => make.flow(),
  'e1e40c77-0541-41a9-88ab-ddb3419398b5': (make) => make.flow(),
  'af7dc029-279e-4742-8419-1ac23898afdd': (make) => make.flow(),
  'e4167236-938f-4aca-845b-21de3f399858': (make) => make.flow(),
  '1af960e9-12d5-48ec-9860-8a90a16f0b55': (make) => make.job(),
  'a430cc57-06bb-4c11-be39-d3d4de68d2c4': (make) => make.userFile(),
  '07e5b864-e367-4f52-b647-a48035ae7e5e': (make) => make.userFile(),
  // A component in the reader's flow; the flows created here have this id.
  'ChatInput-b8Ty3': async () => 'ChatInput-XtBLx',
};

// Files that samples upload; the image is one transparent pixel.
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64');
const FILES: Record<string, string | Buffer> = {
  'FILE_NAME.txt': '示例文本',
  'FILE_NAME.EXTENSION': '示例文本',
  'PATH/TO/FILE.png': PNG,
  'photo.png': PNG,
  'flow.json': JSON.stringify({data: {nodes: [], edges: []}}),
  'project.json': JSON.stringify({folder_name: 'imported', folder_description: '', flows: []}),
  'agent-with-astra-db-tool.json': JSON.stringify({name: 'imported', data: {nodes: [], edges: []}}),
};

/** Writes the files that samples use, and those from which they read passwords and keys. */
export function layOutFiles({folder}: Workspace, {apiKey}: Pick<LangflowApi, 'apiKey'>): void {
  const secrets = {'.env': `LANGFLOW_SUPERUSER_PASSWORD=${SUPERUSER.password}\n`, 'runtime.env': `LANGFLOW_API_KEY=${apiKey}\n`};
  for (const [name, content] of Object.entries({...FILES, ...secrets})) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
  }
}

// Code that reads a variable by its name; there, the name is not replaced.
const READS_VARIABLE = /(?:environ\[|getenv\(|environ\.get\()$/;

const names = (text: string, name: string) => new RegExp(`(?<![A-Za-z0-9_])${name}(?![A-Za-z0-9_])`).test(text);

// Stored name of a file that a sample downloads, as in a response on the page.
const STORED_FILE = /\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d_[\w.]+/;

/** Variables for a file of a flow; the flow and its file are created together. */
async function fileVariables(text: string, make: Resources): Promise<Record<string, string>> {
  const speaksOfFile = names(text, 'FILE_NAME') || STORED_FILE.test(text) || text.includes('/files/list/');
  if (!speaksOfFile || !names(text, 'FLOW_ID')) return {};
  const {flow, name} = await make.flowFile(/image|png/.test(text) ? 'image' : 'text');
  return {FLOW_ID: flow, FILE_NAME: name};
}

/** Variables that belong to the flow of the sample: the token of its version, or a cursor in its audit list. */
async function flowVariables(text: string, {call}: LangflowApi, make: Resources): Promise<Record<string, string>> {
  if (names(text, 'VERSION_TOKEN')) {
    const {flow, token} = await make.flowVersion();
    return {FLOW_ID: flow, VERSION_TOKEN: token};
  }
  if (names(text, 'CURSOR')) {
    const flow = await make.changedFlow();
    const {next_cursor: cursor} = await call<{next_cursor: string}>('GET', `/api/v1/flows/audits?flow_id=${flow}&limit=1`);
    return {FLOW_ID: flow, CURSOR: cursor};
  }
  return {};
}

/** Replaces revision numbers in samples that change or roll back policies. */
async function withRevisions(text: string, make: Resources): Promise<string> {
  if (!/"expected_revision": \d/.test(text)) return text;
  const {now, before} = await make.policyRevision();
  return text.replace(/("expected_revision": )\d+/, `$1${now}`).replace(/(\/rollback\/)\d+/, `$1${before}`);
}

type Surroundings = {env: Record<string, string>; text: string};

/** Variables for samples that tweak a component: its id, and the id of its flow. */
async function nodeVariables(text: string, make: GuideResources): Promise<Record<string, string>> {
  if (!names(text, 'FILE_COMPONENT_ID') || !make.flowNodes) return {};
  const {id, nodes} = await make.flowNodes();
  const file = {FILE_PATH: await make.localFile('text'), FILE_NAME: 'a.txt'};
  return {...file, FLOW_ID: id, FILE_COMPONENT_ID: nodes.find((node) => node.startsWith('File-')) ?? ''};
}

/** Address variables, without `http://` if the sample adds it. */
const addressVariables = (text: string, {url}: LangflowApi): Record<string, string> =>
  Object.fromEntries(
    ADDRESSES.filter((name) => names(text, name)).map((name) => [
      name,
      new RegExp(`://["']?\\$?\\{?(?:os\\.environ\\[["']|process\\.env\\.)?${name}`).test(text) ? url.replace('http://', '') : url,
    ]),
  );

/** Credentials of the superuser and, for a password reset, of a new user whose password may be changed. */
async function identityVariables(text: string, {apiKey, token}: LangflowApi, make: GuideResources): Promise<Record<string, string>> {
  const own = text.includes('/reset-password') ? await make.ownKey() : undefined;
  // A sample that logs in sets its own token.
  const tokens = TOKENS.filter((name) => names(text, name) && !text.includes(`${name}=`)).map((name) => [name, token]);
  return {
    ...(names(text, 'LANGFLOW_API_KEY') && {LANGFLOW_API_KEY: apiKey}),
    ...Object.fromEntries(tokens),
    ...((names(text, 'LANGFLOW_SUPERUSER') || names(text, 'LANGFLOW_SUPERUSER_PASSWORD')) && {
      LANGFLOW_SUPERUSER: SUPERUSER.username,
      LANGFLOW_SUPERUSER_PASSWORD: SUPERUSER.password,
    }),
    ...(own && {USER_ID: own.id, LANGFLOW_TOKEN: own.token, LANGFLOW_USERNAME: own.username, LANGFLOW_PASSWORD: own.password}),
  };
}

async function variablesOf(text: string, api: LangflowApi, make: GuideResources): Promise<Record<string, string>> {
  const env: Record<string, string> = addressVariables(text, api);
  for (const [name, maker] of Object.entries(VARIABLES)) if (names(text, name)) env[name] = await maker(make);
  // Adds a flow of the reader to the example flows.
  if (text.includes('remove_example_flows')) await make.flow();
  const identity = await identityVariables(text, api, make);
  return {
    ...env,
    ...(await fileVariables(text, make)),
    ...(await flowVariables(text, api, make)),
    ...(await nodeVariables(text, make)),
    ...identity,
  };
}

/** Variables and text of a sample, with placeholders replaced by resources that exist on the server. */
export async function surround({text}: PageSample, {api}: Pick<TryContext, 'api'>, make: GuideResources): Promise<Surroundings> {
  const env = await variablesOf(text, api, make);
  let result = text
    .replaceAll(/http:\/\/(localhost|127\.0\.0\.1):7860/g, api.url)
    .replaceAll('https://langflow.example.com', api.url)
    .replaceAll('username=ops_admin', `username=${SUPERUSER.username}`)
    .replaceAll("'BASE_URL'", `'${api.url}'`)
    .replaceAll("'API_KEY'", `'${api.apiKey}'`)
    .replaceAll('YOUR_API_KEY', api.apiKey)
    .replaceAll('sk-...', api.apiKey)
    .replaceAll('x-api-key: LANGFLOW_API_KEY', `x-api-key: ${api.apiKey}`)
    .replaceAll('x-api-key=LANGFLOW_API_KEY', `x-api-key=${api.apiKey}`);
  if (result.includes('YOUR_JOB_ID')) result = result.replaceAll('YOUR_JOB_ID', await make.job());
  result = await withRevisions(result, make);
  if (result.includes('YOUR_FLOW_ID')) result = result.replaceAll('YOUR_FLOW_ID', await make.flow());
  result = result
    .replaceAll('://LANGFLOW_SERVER_ADDRESS', api.url.slice('http'.length))
    .replaceAll(/(?<![$\w{])LANGFLOW_URL(?=\/)/g, api.url);
  for (const [name, value] of Object.entries(env))
    result = result
      .replaceAll(`/${name}`, `/${value}`)
      .replaceAll(`"${name}"`, (found, at: number) => (READS_VARIABLE.test(result.slice(0, at)) ? found : `"${value}"`))
      .replaceAll(`'${name}'`, (found, at: number) => (READS_VARIABLE.test(result.slice(0, at)) ? found : `'${value}'`));
  if (env.FILE_NAME) result = result.replace(STORED_FILE, env.FILE_NAME);
  for (const [id, maker] of Object.entries(IDS)) if (result.includes(id)) result = result.replaceAll(id, await maker(make));
  return {env, text: result};
}
