import {expect, it} from 'vitest';
import type {Providers} from '../../../../lib/versionData/providers';
import {sendToModel} from '..';

const MODEL = {url: 'http://127.0.0.1:1/v1', urlOf: (provider: string) => `http://127.0.0.1:1/${provider}/v1`};
const PROVIDERS = {kimi: {baseUrl: 'https://api.moonshot.cn/v1'}} as unknown as Providers;

it('sends models to where the stand-in refuses what their provider would', () => {
  const nodes = [
    {data: {node: {template: {openai_api_base: {value: 'https://api.moonshot.cn/v1'}}}}},
    {data: {node: {template: {openai_api_base: {value: ''}, model_name: {value: 'gpt-4o-mini'}}}}},
  ];
  sendToModel({flow: {data: {nodes}}} as unknown as Parameters<typeof sendToModel>[0], MODEL, PROVIDERS);
  const addresses = nodes.map(({data}) => data.node.template.openai_api_base.value);
  expect(addresses).toEqual(['http://127.0.0.1:1/kimi/v1', 'http://127.0.0.1:1/v1']);
});
