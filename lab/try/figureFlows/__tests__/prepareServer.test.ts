import {expect, it, vi} from 'vitest';
import {figure, TEMPLATES} from '../../../../lib/flowFile/__tests__/smallServer';
import type {FigureNode} from '../../../../lib/flowFile/types';
import type {LangflowApi} from '../../langflowApi';
import {prepareServer} from '../prepareServer';

const showing = (values: FigureNode['values']) => figure({nodes: [{id: 'one', component: 'File', values, x: 0, y: 0}], edges: []});

/** A server that keeps what it is given; it has one variable already, and refuses to make it again. */
function listen(): {api: LangflowApi; made: string[]; files: string[]} {
  const made: string[] = [];
  const files: string[] = [];
  const api = {
    call: async (method: string, path: string, body?: {name: string}) => {
      if (body?.name === 'OLD_KEY') throw new Error('400');
      if (method === 'POST') made.push(`${path} ${body?.name}`);
      return TEMPLATES;
    },
    upload: async (_path: string, name: string) => {
      files.push(name);
      return {path: `user/${name}`};
    },
  };
  return {api: api as unknown as LangflowApi, made, files};
}

it('gives the server the variables, flows and files that the figures speak of', async () => {
  const {api, made, files} = listen();
  const fileOf = await prepareServer(api, [
    showing({path: 'data.csv', api_key: 'OPENAI_API_KEY', input_value: '读一读 data.csv'}),
    showing({path: 'manual.pdf', api_key: 'OPENAI_API_KEY', flow_name_selected: '子流程'}),
  ]);
  expect(made).toEqual(['/api/v1/variables/ OPENAI_API_KEY', '/api/v1/flows/ 子流程']);
  expect(files).toEqual(['data.csv', 'manual.txt']);
  expect([fileOf('data.csv'), fileOf('manual.pdf'), fileOf('other.csv')]).toEqual(['user/data.csv', 'user/manual.txt', undefined]);
});

it('goes on where the server has a variable already, and says what failed and why', async () => {
  const {api, made} = listen();
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  await prepareServer(api, [showing({api_key: 'OLD_KEY', token: 'NEW_KEY'})]);
  expect(made).toEqual(['/api/v1/variables/ NEW_KEY']);
  const expected = [
    expect.stringContaining('没有建成全局变量 OLD_KEY'),
    expect.objectContaining({message: '400', stack: expect.any(String)}),
  ];
  expect(said.mock.calls).toEqual([expected]);
  said.mockRestore();
});
