import {describe, expect, it} from 'vitest';
import {composeFlow} from '../composeFlow';
import type {ComponentTemplate, FigureNode, FlowFileNode, TemplateField} from '../types';
import {figure, TEMPLATES} from './smallServer';

const node = (component: string, values: FigureNode['values'] = {}, more: Partial<FigureNode> = {}): FigureNode => ({
  id: 'one',
  component,
  values,
  x: 0,
  y: 0,
  ...more,
});
const alone = (one: FigureNode) => figure({nodes: [one], edges: []});
const bodyOf = (one: FlowFileNode | undefined) => one?.data.node as ComponentTemplate;
const fieldIn = (one: FlowFileNode | undefined, name: string) => bodyOf(one).template[name] as TemplateField;

describe('composeFlow', () => {
  it('takes nodes from the templates and values, connections, notes and places from the figure', async () => {
    const {flow, problems, steps} = await composeFlow(figure(), TEMPLATES, {serverVersion: '1.5.0'});
    expect(problems).toEqual([]);
    expect(flow).toMatchObject({name: '小流程', description: '三个组件', is_component: false, last_tested_version: '1.5.0'});
    const [chat, model, output, note] = flow.data.nodes;
    expect([chat, model, output].map((one) => one?.data.type)).toEqual(['ChatInput', 'Model', 'ChatOutput']);
    expect(fieldIn(chat, 'input_value').value).toBe('你好');
    expect(fieldIn(model, 'model_name').value).toBe('large');
    expect(model?.data.selected_output).toBe('text_output');
    expect(note).toMatchObject({type: 'noteNode', data: {type: 'note', node: {description: '先填密钥'}}});
    expect((note?.position.y ?? 0) < (model?.position.y ?? 0)).toBe(true);
    expect((chat?.position.x ?? 0) < (model?.position.x ?? 0)).toBe(true);
    expect(steps.map(({kind, name}) => [kind, name])).toEqual([['variable', 'OPENAI_API_KEY']]);
  });

  it('writes a key as the name of a global variable', async () => {
    const {flow} = await composeFlow(figure(), TEMPLATES);
    expect(fieldIn(flow.data.nodes[1], 'api_key')).toMatchObject({value: 'OPENAI_API_KEY', load_from_db: true});
  });

  it('writes connections as the canvas does', async () => {
    const {flow} = await composeFlow(figure(), TEMPLATES);
    const [chat, model] = flow.data.nodes;
    const [edge] = flow.data.edges;
    expect(edge).toMatchObject({source: chat?.id, target: model?.id});
    expect(edge?.sourceHandle).toBe(`{œdataTypeœ:œChatInputœ,œidœ:œ${chat?.id}œ,œnameœ:œmessageœ,œoutput_typesœ:[œMessageœ]}`);
    expect(edge?.targetHandle).toBe(`{œfieldNameœ:œinput_valueœ,œidœ:œ${model?.id}œ,œinputTypesœ:[œMessageœ],œtypeœ:œstrœ}`);
    expect(JSON.parse((edge?.targetHandle ?? '').replaceAll('œ', '"'))).toEqual(edge?.data.targetHandle);
  });

  it('gives the same ids each time, and others to another figure', async () => {
    const ids = async (name: string) => (await composeFlow(figure({name}), TEMPLATES)).flow.data.nodes.map(({id}) => id);
    expect(await ids('a')).toEqual(await ids('a'));
    expect(await ids('a')).not.toEqual(await ids('b'));
    expect((await ids('a'))[0]).toMatch(/^ChatInput-[A-Za-z0-9]{5}$/);
  });

  it('leaves the templates as they were', async () => {
    const before = JSON.stringify(TEMPLATES);
    await composeFlow(figure(), TEMPLATES);
    expect(JSON.stringify(TEMPLATES)).toBe(before);
  });

  it('prefers the component that is still in use, and the type to the shown name', async () => {
    const byName = await composeFlow(alone(node('Language Model')), TEMPLATES);
    expect(byName.flow.data.nodes[0]?.data.type).toBe('Model');
    const byType = await composeFlow(alone(node('Some Name', {}, {type: 'ChatInput'})), TEMPLATES);
    expect(byType.flow.data.nodes[0]?.data.type).toBe('ChatInput');
  });

  it('finds a component that was renamed, but not an old one beside the new one of the same name', async () => {
    const typeOf = async (one: FigureNode, table = {}) => (await composeFlow(alone(one), TEMPLATES, {table})).flow.data.nodes[0]?.data.type;
    expect(await typeOf(node('Talk', {}, {type: 'ChatInput'}))).toBe('ChatInput');
    expect(await typeOf(node('Language Model', {}, {type: 'OldModel'}))).toBe('Model');
    expect(await typeOf(node('Model of Old', {}, {type: 'OldModel'}))).toBe('OldModel');
    expect(await typeOf(node('Talk', {}, {type: 'Talk'}), {components: {Talk: 'ChatInput'}})).toBe('ChatInput');
  });

  it('takes what a version calls differently from its table', async () => {
    const table = {components: {'Old Chat': 'ChatInput'}, fields: {'ChatInput.text': 'input_value'}};
    const {flow, problems} = await composeFlow(alone(node('Old Chat', {text: '你好'})), TEMPLATES, {table});
    expect(problems).toEqual([]);
    expect(fieldIn(flow.data.nodes[0], 'input_value').value).toBe('你好');
  });

  it('fills keys that the figure leaves out as the table says', async () => {
    const table = {keys: {'Model.api_key': 'OPENAI_API_KEY'}};
    const {flow, steps} = await composeFlow(alone(node('Language Model')), TEMPLATES, {table});
    expect(fieldIn(flow.data.nodes[0], 'api_key')).toMatchObject({value: 'OPENAI_API_KEY', load_from_db: true});
    expect(steps).toHaveLength(1);
  });

  it('connects what comes back to a loop with its output', async () => {
    const nodes = [node('Loop', {}, {id: 'loop'}), node('Calculator', {}, {id: 'sum'})];
    const edges = [{from: {node: 'sum', port: 'result'}, to: {node: 'loop', port: 'item_loop'}}];
    const {flow, problems} = await composeFlow(figure({nodes, edges}), TEMPLATES);
    expect(problems).toEqual([]);
    expect(flow.data.edges[0]?.data.targetHandle).toMatchObject({dataType: 'Loop', name: 'item', output_types: ['Data']});
  });

  it('asks the server for the ports of prompts and tools', async () => {
    const asked: string[] = [];
    const ask = async (_method: string, path: string, body: unknown) => {
      asked.push(path);
      if (path.endsWith('/prompt')) {
        const {frontend_node: body2} = body as {frontend_node: ComponentTemplate};
        return {frontend_node: {...body2, template: {...body2.template, topic: {type: 'str', value: '', input_types: ['Message']}}}};
      }
      const {template} = body as {template: ComponentTemplate['template']};
      return {template, outputs: [{name: 'component_as_tool', types: ['Tool']}]};
    };
    const nodes = [node('Prompt Template', {template: '说说 {topic}'}, {id: 'prompt'}), node('Chat Input', {}, {id: 'chat'})];
    const edges = [{from: {node: 'chat', port: 'message'}, to: {node: 'prompt', port: 'topic'}}];
    const withPrompt = await composeFlow(figure({nodes, edges}), TEMPLATES, {ask});
    expect(withPrompt.problems).toEqual([]);
    expect(withPrompt.flow.data.edges).toHaveLength(1);
    const tools = [node('Calculator', {tools_metadata: 'add'}, {id: 'sum'}), node('Chat Output', {}, {id: 'output'})];
    const toTool = [{from: {node: 'sum', port: 'component_as_tool'}, to: {node: 'output', port: 'input_value'}}];
    const asTool = await composeFlow(figure({nodes: tools, edges: toTool}), TEMPLATES, {ask});
    expect(bodyOf(asTool.flow.data.nodes[0])).toMatchObject({tool_mode: true, outputs: [{name: 'component_as_tool'}]});
    expect(asked).toEqual(['/api/v1/validate/prompt', '/api/v1/custom_component/update']);
  });

  it('leaves a file to the reader, or takes the one that it is told', async () => {
    const left = await composeFlow(alone(node('File', {path: 'a.csv'})), TEMPLATES);
    expect(left.steps).toMatchObject([{kind: 'file', name: 'a.csv'}]);
    expect(fieldIn(left.flow.data.nodes[0], 'path').file_path).toEqual([]);
    const taken = await composeFlow(alone(node('File', {path: 'a.csv'})), TEMPLATES, {fileOf: () => 'user/a.csv'});
    expect(taken.steps).toEqual([]);
    expect(fieldIn(taken.flow.data.nodes[0], 'path').file_path).toEqual(['user/a.csv']);
  });
});

describe('what does not fit is named, and nothing is guessed', () => {
  it.each([
    ['a component', node('Chat Inputs'), 'component', '没有组件 Chat Inputs；最接近的是 Chat Input'],
    ['a field', node('Language Model', {modelname: 'small'}), 'field', '没有字段 modelname；最接近的是 model_name'],
    ['an option', node('Language Model', {model_name: 'larg'}), 'value', '没有选项“larg”；最接近的是 large'],
    ['a number', node('Language Model', {temperature: '热'}), 'value', '应为数字'],
    ['a truth value', node('Language Model', {stream: '是'}), 'value', '应为 true 或 false'],
    ['a key', node('Language Model', {api_key: 'sk-123'}), 'value', '密钥只能写全局变量的名字'],
    ['a prompt without a server', node('Prompt Template', {template: '{a}'}), 'server', '没有服务器'],
  ] as const)('%s', async (_what, one, kind, message) => {
    const {problems} = await composeFlow(alone(one), TEMPLATES);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({kind, node: 'one'});
    expect(problems[0]?.message).toContain(message);
  });

  it.each([
    ['output', {node: 'chat', port: 'messages'}, {node: 'model', port: 'input_value'}, '没有输出 messages；最接近的是 message'],
    ['input', {node: 'chat', port: 'message'}, {node: 'model', port: 'input'}, '没有输入 input；最接近的是 input_value'],
    ['types', {node: 'model', port: 'model_output'}, {node: 'model', port: 'input_value'}, 'input_value 只接收 Message'],
  ] as const)('%s of a connection', async (...[kind, from, to, message]) => {
    const {problems, flow} = await composeFlow(figure({edges: [{from, to}]}), TEMPLATES);
    expect(problems.map((one) => one.kind)).toEqual([kind]);
    expect(problems[0]?.message).toContain(message);
    expect(flow.data.edges).toEqual([]);
  });
});
