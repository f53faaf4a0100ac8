import {expect, it} from 'vitest';
import type {PortCatalogue} from '../../../lib/flowFile/listPorts';
import {checkPorts} from '../node/flow/checkPorts';
import {parseYamlSource} from '../node/yaml/yamlSource';

const CATALOGUE: PortCatalogue = {
  'Chat Input': {type: 'ChatInput', fields: {input_value: []}, outputs: {message: ['Message']}},
  Model: {type: 'Model', fields: {model_name: [], input_value: ['Message']}, outputs: {text_output: ['Message']}},
  Tool: {type: 'Tool', fields: {}, outputs: {table: ['Table']}},
  Agent: {type: 'Agent', fields: {model: [], tools: ['Tool']}, outputs: {response: ['Message']}, dynamic: true},
  Prompt: {type: 'Prompt', fields: {template: []}, outputs: {prompt: ['Message']}, dynamic: true},
};

function problemsOf(text: string): string[] {
  const source = parseYamlSource('figures/x.flow.yaml', text);
  checkPorts(source.value as Parameters<typeof checkPorts>[0], CATALOGUE, source);
  return source.problems.map(({line, message}) => `${line} ${message}`);
}

it('finds nothing wrong where all names are those of the version', () => {
  expect(
    problemsOf(`nodes:
  chat: {component: Chat Input, values: {input_value: hi, tools_metadata: x}}
  prompt: {component: Prompt, rows: {topic: topic}, flow: {topic: a}}
edges: [chat.message -> prompt.topic]`),
  ).toEqual([]);
});

it('believes the author about ports that a choice changes, and takes the old name of a type for the new one', () => {
  expect(
    problemsOf(`nodes:
  chat: {component: Chat Input}
  agent: {component: Agent, rows: {model: {label: Model, types: [Message]}}}
  tool: {component: Tool, outputs: {table: {label: Table, types: [DataFrame]}}}
edges: [chat.message -> agent.model]`),
  ).toEqual([]);
});

it.each([
  ['component', 'nodes:\n  a: {component: Chat Inputs}', '2 节点 a：这个版本没有组件“Chat Inputs”；最接近的是 Chat Input'],
  [
    'field',
    'nodes:\n  a:\n    component: Model\n    values:\n      modelname: x',
    '5 节点 a：这个版本的 Model 没有字段“modelname”；最接近的是 model_name',
  ],
  [
    'hidden field',
    'nodes:\n  a:\n    component: Model\n    flow:\n      model: x',
    '5 节点 a：这个版本的 Model 没有字段“model”；最接近的是 model_name',
  ],
  [
    'ports',
    'nodes:\n  a: {component: Chat Input}\n  b: {component: Model}\nedges:\n  - a.messages -> b.input_value\n  - a.message -> b.input',
    '5 这个版本的 Chat Input 没有输出“messages”；最接近的是 message\n6 这个版本的 Model 没有输入“input”；最接近的是 input_value',
  ],
  [
    'type of a port',
    'nodes:\n  a:\n    component: Model\n    rows:\n      input_value: {label: Input, types: [Message, Tool]}\n      model_name: {label: Name, types: [Tool]}',
    '5 节点 a：这个版本的 Model.input_value 没有类型 Tool；有的是 Message\n6 节点 a：这个版本的 Model.model_name 没有类型 Tool；它不能连线',
  ],
  [
    'type of an edge',
    'nodes:\n  a: {component: Tool}\n  b: {component: Model}\n  c: {component: Agent}\nedges:\n  - a.table -> b.input_value\n  - a.table -> c.model',
    '6 这个版本的 Model.input_value 只接收 Message，而 Tool.table 给出 Table\n7 这个版本的 Agent.model 不接收连线，而 Tool.table 给出 Table',
  ],
])('names an unknown %s with its line and the nearest right name', (_what, text, expected) => {
  expect(problemsOf(text).join('\n')).toBe(expected);
});
