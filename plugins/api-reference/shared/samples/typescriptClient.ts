import type {RequestModel} from '../../types';
import {formEntriesOf, jsonBodyOf, valueFor} from '../requestValues';
import {indentRest, parseJson, type SampleInput} from './sampleInput';

type Call = {imports?: string[]; lines: (input: SampleInput) => string[]};

const READ_FILE = 'import { readFile } from "node:fs/promises";';

function fileLine({model, values}: SampleInput): string {
  const path = formEntriesOf(model, values).find(({isFile}) => isFile)?.value ?? 'FILE_PATH';
  return `const file = new File([await readFile(${JSON.stringify(path)})], ${JSON.stringify(path.split(/[\\/]/).at(-1))});`;
}

function pathValue({model, values}: SampleInput, name: string): string {
  const field = model.fields.find((candidate) => candidate.in === 'path' && candidate.name === name);
  return JSON.stringify(field ? (valueFor(field, values, true) ?? name) : name);
}

function runLines(input: SampleInput): string[] {
  const parsed = parseJson(jsonBodyOf(input.model, input.values));
  const {input_value: prompt, ...rest} = (parsed && typeof parsed === 'object' ? parsed : {}) as Record<string, unknown>;
  // The client sends only these four fields of the body.
  const known = ['input_type', 'output_type', 'session_id', 'tweaks'];
  const options = Object.fromEntries(Object.entries(rest).filter(([key, value]) => known.includes(key) && value !== null));
  const isStream = input.model.fields.some((field) => field.name === 'stream' && valueFor(field, input.values, false) === 'true');
  const suffix = Object.keys(options).length > 0 ? `, ${indentRest(JSON.stringify(options, null, 2), 0)}` : '';
  const call = `client.flow(${pathValue(input, 'flow_id_or_name')}).${isStream ? 'stream' : 'run'}(${JSON.stringify(prompt ?? '')}${suffix})`;
  return isStream
    ? [`for await (const event of await ${call}) {`, '  console.log(event);', '}']
    : [`const response = await ${call};`, 'console.log(response.chatOutputText());'];
}

// Calls of @datastax/langflow-client, by operation.
const CALLS: Record<string, Call> = {
  'post /api/v1/run/{flow_id_or_name}': {lines: runLines},
  'post /api/v1/files/upload/{flow_id}': {
    imports: [READ_FILE],
    lines: (input) => [
      fileLine(input),
      `const upload = await client.flow(${pathValue(input, 'flow_id')}).uploadFile(file);`,
      'console.log(upload.filePath);',
    ],
  },
  'post /api/v2/files': {
    imports: [READ_FILE],
    lines: (input) => [fileLine(input), 'const upload = await client.files.upload(file);', 'console.log(upload.path);'],
  },
  'get /api/v2/files': {lines: () => ['const files = await client.files.list();', 'console.log(files);']},
  'get /logs': {lines: () => ['const logs = await client.logs.fetch();', 'console.log(logs);']},
  'get /logs-stream': {lines: () => ['for await (const log of await client.logs.stream()) {', '  console.log(log);', '}']},
};

function callOf({method, path, auth}: RequestModel): Call | undefined {
  // Version 0.4.1 of the client does not send the key for these two.
  if (auth && path.startsWith('/logs')) return undefined;
  return CALLS[`${method} ${path.replace(/^(\/api\/v2\/files)\/$/, '$1')}`];
}

/** Whether the TypeScript client has a call for the operation. */
export function hasTypeScriptClient(model: RequestModel): boolean {
  return callOf(model) !== undefined;
}

/** Formats the request for `@datastax/langflow-client`; empty if the client does not support it. */
export function buildTypeScriptSample(input: SampleInput): string {
  const call = callOf(input.model);
  if (!call) return '';
  return [
    ...(call.imports ?? []),
    'import { LangflowClient } from "@datastax/langflow-client";',
    '',
    'const client = new LangflowClient({',
    `  baseUrl: ${JSON.stringify(input.base)},`,
    '  apiKey: process.env.LANGFLOW_API_KEY,',
    '});',
    '',
    ...call.lines(input),
  ].join('\n');
}
