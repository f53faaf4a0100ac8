import {TEMPLATES} from '../../lib/flowFile/__tests__/smallServer';
import type {ComponentTemplate, ComponentTemplates, FlowFile} from '../../lib/flowFile/types';
import {API_KEY, type FakeLangflow, type Handler, sendJson, startLangflowServer} from './langflowServer';

/** What a server may have otherwise than the one for which the figures of 1.5 are drawn. */
export type FlowServerOptions = {
  cors?: boolean;
  version?: string;
  /** Whether it logs everyone in by itself. */
  autoLogin?: boolean;
  components?: ComponentTemplates;
  handlers?: Record<string, Handler>;
};

export const FLOW_ID = '3fa85f64-5717-4562-b3fc-2c963f66afa6';
const TOKEN = 'automatic';

const model = TEMPLATES.models?.Model as ComponentTemplate;
const provider = {type: 'str', value: 'OpenAI', options: ['OpenAI']};
const modelName = {type: 'str', value: '', options: ['gpt-4o-mini']};

/** Those that the figure of basic prompting needs. */
export const SERVER_COMPONENTS: ComponentTemplates = {
  ...TEMPLATES,
  models: {LanguageModelComponent: {...model, template: {...model.template, provider, model_name: modelName}}},
};

/** The components without one of them. */
export const componentsWithout = (type: string): ComponentTemplates =>
  Object.fromEntries(
    Object.entries(SERVER_COMPONENTS).map(([category, own]) => [
      category,
      Object.fromEntries(Object.entries(own).filter(([name]) => name !== type)),
    ]),
  );

const guarded =
  (handler: Handler): Handler =>
  (request, response) =>
    request.headers['x-api-key'] === API_KEY || request.headers.authorization === `Bearer ${TOKEN}`
      ? handler(request, response)
      : sendJson(response, 403, {detail: 'Invalid or missing API key'});

/** Starts a small Langflow that lists components and takes flows. */
export function startFlowServer(options: FlowServerOptions = {}): Promise<FakeLangflow> {
  const {cors, version = '1.5.0.post2', autoLogin = true, components = SERVER_COMPONENTS, handlers = {}} = options;
  return startLangflowServer({
    cors,
    handlers: {
      'GET /api/v1/version': (_request, response) => sendJson(response, 200, {version, main_version: version, package: 'Langflow'}),
      'GET /api/v1/auto_login': (_request, response) =>
        autoLogin
          ? sendJson(response, 200, {access_token: TOKEN, token_type: 'bearer'})
          : sendJson(response, 403, {detail: {message: 'Auto login is disabled.', auto_login: false}}),
      'GET /api/v1/all': guarded((_request, response) => sendJson(response, 200, components)),
      'POST /api/v1/flows/upload/': guarded((_request, response) => sendJson(response, 201, [{id: FLOW_ID, name: 'Basic Prompting 流程'}])),
      ...handlers,
    },
  });
}

/** The flow that the server was sent last. */
export function uploadedFlow({seen}: FakeLangflow): FlowFile | undefined {
  const body = seen.findLast(({url}) => url === '/api/v1/flows/upload/')?.body;
  const text = body && /\r\n\r\n([\s\S]*?)\r\n--/.exec(body)?.[1];
  return text ? (JSON.parse(text) as FlowFile) : undefined;
}
