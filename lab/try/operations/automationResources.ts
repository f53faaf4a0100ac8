import {randomUUID} from 'node:crypto';
import {waitFor} from '../../langflow/waitFor';
import type {RawCatalog} from '../components/types';
import {buildGraph, nodeBody} from '../flows/buildFlow';
import type {LangflowApi} from '../langflowApi';

type Id = {id: string};

/** Resources since 1.11, created anew for each sample: triggers, connections, flow versions, replaced projects, A2A, human review. */
export type AutomationResources = {
  connection: () => Promise<string>;
  /** A trigger with a schedule. */
  trigger: () => Promise<string>;
  /** A trigger that waits for a signed request. */
  webhookTrigger: () => Promise<string>;
  /** A trigger and one of its events. */
  triggerEvent: () => Promise<{trigger: string; event: string}>;
  /** A trigger and a version of its flow. */
  triggerVersion: () => Promise<{trigger: string; version: string}>;
  /** A flow and the token of its version. */
  flowVersion: () => Promise<{flow: string; token: string}>;
  /** A project whose flows were replaced, and the id of that replacement. */
  replacedProject: () => Promise<{project: string; operation: string}>;
  /** A flow that other agents can call with the A2A protocol. */
  agentFlow: () => Promise<string>;
  /** A flow that was changed after its creation. */
  changedFlow: () => Promise<string>;
  /** A flow that waits for a person's decision. */
  askingFlow: () => Promise<string>;
  /** A run that waits for a person, and the id of its request. */
  pausedRun: () => Promise<{job: string; request: string}>;
};

type Needed = {name: (of: string) => string; flow: (more?: object) => Promise<string>};
type Pending = {job_id: string; request_id: string};

// 29 February: the schedule must not fire while the samples run.
const SCHEDULE = {cron: '0 0 29 2 *', timezone: 'Asia/Shanghai'};

/** Builds a flow that asks a person whether to pass the input on to the output. */
function buildAskingGraph(catalog: RawCatalog, asking: {body: ReturnType<typeof nodeBody>}): unknown {
  const nodes = [
    {id: 'ChatInput-ask01', body: nodeBody(catalog, 'ChatInput')},
    {id: 'HumanInput-ask02', body: asking.body},
    {id: 'ChatOutput-yes03', body: nodeBody(catalog, 'ChatOutput')},
  ];
  const output = asking.body.outputs[0]?.name ?? '';
  return buildGraph(nodes, [
    {from: 'ChatInput-ask01', output: 'message', to: 'HumanInput-ask02', input: 'prompt'},
    {from: 'HumanInput-ask02', output, to: 'ChatOutput-yes03', input: 'input_value'},
  ]);
}

/** Creates the makers of connections, triggers, agents and runs that wait for a person. */
export function automationMakers({call}: Pick<LangflowApi, 'call'>, {name, flow}: Needed): AutomationResources {
  const makeTrigger = async (kind: string, config: object) => {
    const id = await flow();
    const trigger = await call<Id>('POST', '/api/v1/triggers', {flow_id: id, name: name('trigger'), kind, config, state: 'active'});
    return {flow: id, trigger: trigger.id};
  };
  const askingFlow = async () => {
    const catalog = await call<RawCatalog>('GET', '/api/v1/all');
    return flow({data: buildAskingGraph(catalog, {body: nodeBody(catalog, 'HumanInput')})});
  };
  return {
    connection: async () => {
      const body = {provider_key: 'google', name: name('work').replaceAll('-', '_'), display_name: '工作邮箱'};
      return (await call<Id>('POST', '/api/v1/connections', {...body, executing_identity: {identity: 'user_delegated'}})).id;
    },
    trigger: async () => (await makeTrigger('schedule', SCHEDULE)).trigger,
    webhookTrigger: async () => {
      const {trigger} = await makeTrigger('inbound_webhook', {});
      await call('POST', `/api/v1/triggers/${trigger}/signing-secret`);
      return trigger;
    },
    triggerEvent: async () => {
      const {trigger} = await makeTrigger('schedule', SCHEDULE);
      const event = await call<Id>('POST', `/api/v1/triggers/${trigger}/test`, {payload: {}});
      return {trigger, event: event.id};
    },
    triggerVersion: async () => {
      const {flow: id, trigger} = await makeTrigger('schedule', SCHEDULE);
      const version = await call<Id>('POST', `/api/v1/flows/${id}/versions/`, {description: 'try'});
      return {trigger, version: version.id};
    },
    flowVersion: async () => {
      const id = await flow();
      const {version_token: token} = await call<{version_token: string}>('GET', `/api/v1/flows/${id}/version-state`);
      return {flow: id, token};
    },
    replacedProject: async () => {
      const [project, operation] = [randomUUID(), randomUUID()];
      const body = {project_name: name('project'), description: '', flows: []};
      await call('PUT', `/api/v1/projects/${project}/replacement-operations/${operation}`, body);
      return {project, operation};
    },
    agentFlow: async () => {
      const id = await flow();
      await call('PATCH', `/api/v1/flows/${id}`, {flow_type: 'agent', a2a_enabled: true});
      return id;
    },
    changedFlow: async () => {
      const id = await flow();
      await call('PATCH', `/api/v1/flows/${id}`, {description: '改过'});
      return id;
    },
    askingFlow,
    pausedRun: async () => {
      const id = await askingFlow();
      const {job_id: job} = await call<{job_id: string}>('POST', '/api/v2/workflows', {
        flow_id: id,
        mode: 'background',
        input_value: '你好',
      });
      const request = await waitFor('待审核的请求', async () => {
        const pending = await call<Pending[]>('GET', `/api/v2/workflows/pending?flow_id=${id}`);
        return pending.find((one) => one.job_id === job)?.request_id;
      });
      return {job, request};
    },
  };
}
