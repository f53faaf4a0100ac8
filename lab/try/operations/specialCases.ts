import {randomUUID} from 'node:crypto';
import type {Resources} from './resources';

/** Replacements by placeholder in a sample. */
export type Replacements = Record<string, string>;

/** Special treatment of an operation. */
export type SpecialCase = {
  /** Creates replacements in addition to the usual ones. */
  replace?: (make: Resources) => Promise<Replacements>;
  /** Whether a new user runs the sample instead of the superuser. */
  own?: boolean;
  /** Other preparations. */
  before?: (make: Resources) => Promise<unknown>;
  /** Undoes changes that would disturb other samples. */
  after?: (make: Resources) => Promise<unknown>;
  /** Expected status if the sample cannot succeed, and the reason. */
  status?: {code: number; reason: string};
  /** Whether the response never ends; it is enough that it starts. */
  endless?: boolean;
  /** Statuses of errors that no request can cause. */
  uncheckedErrors?: readonly number[];
};

const flowFile = (kind: 'text' | 'image') => async (make: Resources) => {
  const {flow, name} = await make.flowFile(kind);
  return {FLOW_ID: flow, FILE_NAME: name};
};
const mcpMessage = {code: 400, reason: '没有会话：消息要发到 SSE 连接给出的地址'};
const disused = {code: 400, reason: '这个端点已经停用'};
const redirect = {code: 307, reason: '转到 /api/v1/projects'};

/** Special cases in all versions, by `x-slug`. */
const SPECIAL_CASES: Record<string, SpecialCase> = {
  'handle-messages': {status: mcpMessage, uncheckedErrors: [404, 500]},
  'handle-messages-1': {status: mcpMessage, uncheckedErrors: [404, 500]},
  'handle-project-messages': {status: mcpMessage},
  'handle-project-messages-with-slash': {status: mcpMessage},
  // Any body is valid.
  'webhook-run-flow': {uncheckedErrors: [422]},
  'handle-sse': {endless: true},
  'handle-sse-1': {endless: true},
  'handle-project-sse': {endless: true},
  'stream-logs': {endless: true},
  'auto-login': {status: {code: 400, reason: '服务器没有开启自动登录'}},
  'refresh-token': {status: {code: 401, reason: '令牌在 Cookie 里，示例写不出来'}},
  'login-to-get-access-token': {
    before: (make) => make.user('zhangsan', 'PASSWORD'),
  },
  'edit-file-name': {replace: async (make) => ({NAME: make.name('renamed')})},
  'add-server': {replace: async (make) => ({SERVER_NAME: make.name('server')})},
  'get-task-status': {status: disused},
  'list-files': {replace: flowFile('text')},
  'delete-file': {replace: flowFile('text')},
  'download-file': {replace: flowFile('text')},
  'download-image': {replace: flowFile('image')},
  'download-profile-picture': {replace: async () => ({FOLDER_NAME: 'Space', FILE_NAME: '046-rocket.svg'})},
  'upload-file': {replace: async (make) => ({FILE_PATH: await make.localFile('flow')})},
  'upload-file-2': {replace: async (make) => ({FILE_PATH: await make.localFile('project')})},
  'build-public-tmp': {
    replace: async (make) => ({FLOW_ID: await make.publicFlow()}),
    status: {code: 400, reason: '要有名为 client_id 的 Cookie，示例写不出来'},
  },
  // It answers 403 both for a missing flow and for one that is not public.
  'read-public-flow': {replace: async (make) => ({FLOW_ID: await make.publicFlow()}), uncheckedErrors: [404]},
  process: {status: {code: 400, reason: '这个端点已经停用'}},
  'process-1': {status: disused},
  'read-folders-redirect': {status: redirect},
  'create-folder-redirect': {status: redirect},
  'download-file-redirect': {status: redirect},
  'upload-file-redirect': {status: redirect},
  'read-folder-redirect': {status: redirect},
  'update-folder-redirect': {status: redirect},
  'delete-folder-redirect': {status: redirect},
};

const sharedSession = async (make: Resources) => {
  const {flow, session, message} = await make.sharedSession();
  return {SOURCE_FLOW_ID: flow, OLD_SESSION_ID: session, SESSION_ID: session, MESSAGE_ID: message};
};
const publicJob = async (make: Resources) => ({JOB_ID: await make.publicJob()});
const trace = async (make: Resources) => ({TRACE_ID: (await make.trace()).trace});
const agentFlow = {replace: async (make: Resources) => ({FLOW_ID: await make.agentFlow()})};
const webhookTrigger = {replace: async (make: Resources) => ({TRIGGER_ID: await make.webhookTrigger()})};
const policy = {after: (make: Resources) => make.resetPolicies()};
const interactive = {status: {code: 403, reason: '要用自己登录得到的令牌，示例用的是密钥'}};
const role = {before: (make: Resources) => make.clearAccess('roles', 'support')};
const team = {before: (make: Resources) => make.clearAccess('teams', 'support')};

/** Replaces the expected revision in the sample with the current one, in each language. */
const revisions = (now: number, written: number): Replacements => ({
  [`expected_revision": ${written}`]: `expected_revision": ${now}`,
  [`expected_revision: ${written}`]: `expected_revision: ${now}`,
});

/** Special cases in one version. */
const VERSION_CASES: Record<string, Record<string, SpecialCase>> = {
  '1.5': {
    'reset-password': {own: true, status: {code: 500, reason: '程序的缺陷：用 API 密钥时失败，用登录令牌才行'}},
    'save-store-api-key': {status: {code: 400, reason: '1.5 的缺陷：存不了商店的密钥'}},
  },
  '1.13': {
    // The only assistant flow that runs outside the machines of its authors.
    'execute-named-flow': {replace: async () => ({FLOW_NAME: 'TranslationFlow'})},
    'get-file': {replace: async (make) => ({PATH: await make.assistantFile()})},
    'create-role': role,
    'create-role-1': role,
    'create-team': team,
    'create-team-1': team,
    'remove-member': {
      replace: async (make) => {
        const {team: id, user} = await make.teamMember();
        return {TEAM_ID: id, USER_ID: user};
      },
    },
    // With its own login, the server allows everyone to sign up unless this is disabled.
    'add-user': {uncheckedErrors: [403]},
    // Missing resources are created.
    'upsert-flow': {uncheckedErrors: [404]},
    'upsert-project': {uncheckedErrors: [404]},
    'install-mcp-config': {status: {code: 400, reason: '这台机器没有装 Cursor'}},
    'get-workflow-status': {replace: async (make) => ({JOB_ID: await make.workflowJob()})},
    'cancel-build-public': {replace: publicJob},
    'get-build-events-public': {replace: publicJob},
    'reload-extension-bundle': {replace: async () => ({EXTENSION_ID: 'lfx-arxiv', BUNDLE_NAME: 'arxiv'})},
    'get-shared-messages': {replace: sharedSession},
    'rename-shared-session': {replace: sharedSession},
    'delete-shared-messages-session': {replace: sharedSession},
    'get-shared-message-sessions': {replace: sharedSession},
    'update-shared-message': {replace: sharedSession},
    'get-trace': {replace: trace},
    'delete-trace': {replace: trace},
    'reset-password': {own: true, ...interactive},
    'get-agent-card': agentFlow,
    'a2a-jsonrpc': {...agentFlow, uncheckedErrors: [401, 403, 422]},
    // Here, 401 does not mean a wrong token, but an unknown end user or an expired connection.
    'simplified-run-flow': {uncheckedErrors: [401]},
    'experimental-run-flow': {uncheckedErrors: [401]},
    'create-response': {uncheckedErrors: [401]},
    'webhook-run-flow': {uncheckedErrors: [401, 422]},
    // Only forbidden templates cause 403.
    'read-basic-examples': {uncheckedErrors: [403]},
    'overwrite-flow': {
      replace: async (make) => {
        const {flow, token} = await make.flowVersion();
        return {FLOW_ID: flow, VERSION_TOKEN: token};
      },
    },
    'replace-project-operation': {
      replace: async () => ({PROJECT_ID: randomUUID(), 'd2bbd92b-187e-4c84-b2d4-5df365704201': randomUUID()}),
      uncheckedErrors: [404],
    },
    'get-project-replacement-operation': {
      replace: async (make) => {
        const {project, operation} = await make.replacedProject();
        return {PROJECT_ID: project, OPERATION_ID: operation};
      },
    },
    'get-component-usage-flows': {replace: async () => ({COMPONENT: 'ChatInput'})},
    'replace-component-policy': policy,
    'replace-template-policy': policy,
    'replace-model-provider-policy': policy,
    'replace-model-provider-policy-1': policy,
    'replace-policy-bundle': {
      ...policy,
      replace: async (make) => revisions((await make.policyRevision()).now, 2),
    },
    'rollback-policy-bundle': {
      ...policy,
      replace: async (make) => {
        const {now, before} = await make.policyRevision();
        return {...revisions(now, 3), REVISION: String(before)};
      },
    },
    'bind-connection-oauth-browser': {
      replace: async () => ({PROVIDER: 'google'}),
      status: {code: 400, reason: '没有正在进行的授权'},
    },
    'complete-connection-oauth': {
      replace: async () => ({PROVIDER: 'google'}),
      status: {code: 400, reason: '没有正在进行的授权'},
    },
    'find-end-users': {replace: async () => ({SEARCH: 'customer'})},
    'create-request': {replace: async (make) => ({'zhang.san': (await make.ownKey()).username})},
    'retry-request': {status: {code: 409, reason: '只有抹除失败的申请能重试'}},
    'export-own-data': interactive,
    'get-own-deletion-request': {status: {code: 404, reason: '没有申请过'}},
    'request-own-deletion': interactive,
    'withdraw-own-deletion': interactive,
    'get-trigger-ingress': webhookTrigger,
    'rotate-trigger-signing-secret': webhookTrigger,
    'pin-trigger': {
      replace: async (make) => {
        const {trigger, version} = await make.triggerVersion();
        return {TRIGGER_ID: trigger, '8f1c2d3e-4a5b-4c6d-8e7f-901a2b3c4d5e': version};
      },
    },
    'replay-trigger-event': {
      replace: async (make) => {
        const {trigger, event} = await make.triggerEvent();
        return {TRIGGER_ID: trigger, '9d0c7a52-3c3f-4f8b-93a5-2d0a4a1f6b70': event};
      },
    },
    're-attach-to-a-background-run': {replace: async (make) => ({JOB_ID: await make.workflowJob()})},
    'resume-workflow': {
      replace: async (make) => {
        const {job, request} = await make.pausedRun();
        return {JOB_ID: job, 'HumanInput-a1B2c:0bcc7f23-40b4-4bfa-9b8a-a44181fd1175': request};
      },
    },
  },
};

/** Special case of an operation, by its `x-slug`, in a site version. */
export const specialCaseOf = (version: string, slug: string): SpecialCase => ({...SPECIAL_CASES[slug], ...VERSION_CASES[version]?.[slug]});
