import {randomUUID} from 'node:crypto';
import type {Resources} from './resources';
import type {Replacements, SpecialCase} from './specialCases';

/** Placeholders and example ids in samples, and their replacements. */
const MAKERS: Record<string, (make: Resources) => Promise<string>> = {
  FLOW_ID: (make) => make.flow(),
  FLOW_ID_OR_NAME: (make) => make.flow(),
  PROJECT_ID: (make) => make.project(),
  FOLDER_ID: (make) => make.project(),
  API_KEY_ID: (make) => make.apiKey(),
  VARIABLE_ID: (make) => make.variable(),
  USER_ID: (make) => make.user(),
  MESSAGE_ID: (make) => make.message(),
  OLD_SESSION_ID: (make) => make.session(),
  SESSION_ID: (make) => make.session(),
  NEW_SESSION_ID: async () => `renamed-${Date.now()}`,
  FILE_ID: (make) => make.userFile(),
  FILE_PATH: (make) => make.localFile('text'),
  JOB_ID: (make) => make.job(),
  SERVER_NAME: (make) => make.mcpServer(),
  VERTEX_ID: async () => 'ChatInput-XtBLx',
  NAME: async () => 'renamed',
  ROLE_ID: (make) => make.role(),
  TEAM_ID: (make) => make.team(),
  ASSIGNMENT_ID: (make) => make.assignment(),
  CONNECTION_ID: (make) => make.connection(),
  TRIGGER_ID: (make) => make.trigger(),
  REQUEST_ID: (make) => make.subjectRequest(),
  OPERATION_ID: async () => randomUUID(),
  'd2bbd92b-187e-4c84-b2d4-5df365704201': (make) => make.flow(),
  '7e1f4c7a-50b9-4f0e-9d43-3a2b0f6c8e11': (make) => make.flow(),
  '1415de42-8f01-4f36-bf34-539f23e47466': (make) => make.project(),
  '3ab66cc6-c048-48f8-ab07-570f5af7b160': (make) => make.message(),
  'd44dc2e1-9ae9-4cf6-9114-8d34a6126c94': (make) => make.userFile(),
  '07e5b864-e367-4f52-b647-a48035ae7e5e': (make) => make.user(),
  'c6b79e9b-423b-431b-bbb5-26677a176b78': (make) => make.role(),
  '70bd539d-a58b-4eaf-8fa1-1a2d24fb064f': (make) => make.team(),
  '0bcc7f23-40b4-4bfa-9b8a-a44181fd1175': (make) => make.workflowJob(),
};

const occurs = (text: string, name: string) => new RegExp(`(?<![\\w$])${name}\\b`).test(text);
const put = (text: string, name: string, value: string) => text.replace(new RegExp(`(?<![\\w$])${name}\\b`, 'g'), () => value);

/** Replaces the server address and the ids in a sample with real ones, as a reader would. */
export async function substitute(
  text: string,
  {base, url, make, special = {}}: {base: string; url: string; make: Resources; special?: SpecialCase},
): Promise<string> {
  const replacements: Replacements = (await special.replace?.(make)) ?? {};
  let result = text.replaceAll(base, url);
  for (const [name, value] of Object.entries(replacements)) result = put(result, name, value);
  for (const [name, maker] of Object.entries(MAKERS)) if (occurs(result, name)) result = put(result, name, await maker(make));
  return result;
}
