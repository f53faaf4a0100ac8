import type {ComponentTemplate, ComponentTemplates, FlowFigureData, TemplateField, TemplateOutput} from '../types';

const field = (type: string, more: TemplateField = {}): TemplateField => ({type, value: '', show: true, advanced: false, ...more});
const output = (name: string, types: string[], more: Partial<TemplateOutput> = {}): TemplateOutput => ({name, types, ...more});

function component(name: string, template: Record<string, TemplateField>, outputs: TemplateOutput[]): ComponentTemplate {
  const code = {type: 'code', value: `class ${name.replaceAll(' ', '')}: pass`};
  return {
    display_name: name,
    legacy: false,
    template: {_type: 'Component', code, ...template},
    outputs,
    field_order: Object.keys(template),
  };
}

const message = {input_types: ['Message'], load_from_db: false};

/** The minimum of server components that the tests need; none are copied from Langflow. */
export const TEMPLATES: ComponentTemplates = {
  input_output: {
    ChatInput: component('Chat Input', {input_value: field('str')}, [output('message', ['Message'])]),
    ChatOutput: component('Chat Output', {input_value: field('other', {input_types: ['Data', 'Message']})}, [
      output('message', ['Message']),
    ]),
  },
  models: {
    Model: component(
      'Language Model',
      {
        model_name: field('str', {options: ['small', 'large'], value: 'small'}),
        api_key: field('str', {password: true, load_from_db: true}),
        temperature: field('slider', {value: 0.1}),
        stream: field('bool', {value: false}),
        input_value: field('str', message),
        system_message: field('str', message),
      },
      [output('text_output', ['Message']), output('model_output', ['LanguageModel'])],
    ),
    OldModel: {...component('Language Model', {}, []), legacy: true},
  },
  logic: {
    Prompt: component('Prompt Template ', {template: field('prompt')}, [output('prompt', ['Message'])]),
    File: component('File', {path: field('file', {list: true, real_time_refresh: true})}, [output('text', ['Message'])]),
    Loop: component('Loop', {data: field('other', {input_types: ['DataFrame']})}, [output('item', ['Data'], {allows_loop: true})]),
    Tool: component('Calculator', {expression: field('str', message)}, [output('result', ['Data'])]),
  },
  names: {tool: {template: undefined}, other: ['翻译']},
};

/** A figure of three components, with the changes of a test. */
export const figure = (more: Partial<FlowFigureData> = {}): FlowFigureData => ({
  name: 'flows/small',
  title: '小流程',
  description: '三个组件',
  version: '1.5',
  nodes: [
    {id: 'chat', component: 'Chat Input', values: {input_value: '你好'}, x: 0, y: 0},
    {id: 'model', component: 'Language Model', values: {model_name: 'large', api_key: 'OPENAI_API_KEY'}, note: '先填密钥', x: 200, y: 0},
    {id: 'output', component: 'Chat Output', values: {}, x: 400, y: 0},
  ],
  edges: [
    {from: {node: 'chat', port: 'message'}, to: {node: 'model', port: 'input_value'}},
    {from: {node: 'model', port: 'text_output'}, to: {node: 'output', port: 'input_value'}},
  ],
  ...more,
});
