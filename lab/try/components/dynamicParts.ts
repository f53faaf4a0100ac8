import type {LangflowApi} from '../langflowApi';
import {warn} from '../warn';
import type {ParameterRow} from './parameterTable';
import {type Component, type ComponentInput, type RawComponent, readInputs} from './types';

const has = ({inputs, outputs}: Component, name: string) => name in inputs || outputs.some((output) => output.name === name);

type Choice = {field: string; value: unknown; isTool?: boolean};

/** What a reader may choose in a field that changes what else the component has: an option, the other side of a switch, the rows of a table. */
function choicesOf(field: string, {options, value, _input_type: kind}: ComponentInput): Choice[] {
  if (kind === 'BoolInput') return [{field, value: value !== true}];
  if (kind === 'TableInput') return [{field, value: value ?? []}];
  if (!Array.isArray(options) || (kind !== 'TabInput' && kind !== 'DropdownInput')) return [];
  return options.filter((option): option is string => typeof option === 'string').map((option) => ({field, value: option}));
}

/** The switch in the menu over a component that makes a tool of it. */
const TOOL_MODE: Choice = {field: 'tool_mode', value: true, isTool: true};

const choices = ({inputs}: Component): Choice[] => [
  ...Object.entries(inputs).flatMap(([field, input]) => choicesOf(field, input)),
  TOOL_MODE,
];

/** The component as the canvas gets it from the server after a choice; `undefined` where the choice needs more than this machine has. */
const choose = ({name, template}: Component, {field, value, isTool = false}: Choice, api: Pick<LangflowApi, 'call'>) => {
  const {code} = template;
  const body = {code: typeof code === 'object' ? code.value : '', template, field, field_value: value, tool_mode: isTool};
  return api
    .call<RawComponent>('POST', '/api/v1/custom_component/update', body)
    .catch(warn(`组件 ${name}`, `没有得到 ${field} 选 ${JSON.stringify(value)} 以后的样子`));
};

/** A component as it is after each choice in one of its fields. */
export async function listChosen(component: Component, api: Pick<LangflowApi, 'call'>): Promise<Component[]> {
  const found: Component[] = [];
  for (const choice of choices(component)) {
    const chosen = await choose(component, choice, api);
    if (chosen) found.push({...component, inputs: readInputs(chosen.template ?? {}), outputs: chosen.outputs ?? []});
  }
  return found;
}

/** Adds what a component shows only after a choice in one of its fields, when a table speaks of something that it has not at first. */
export async function addDynamicParts(
  component: Component,
  rows: readonly ParameterRow[],
  api: Pick<LangflowApi, 'call'>,
): Promise<Component> {
  let found = component;
  for (const choice of choices(component)) {
    if (rows.every(({name}) => has(found, name))) break;
    const chosen = await choose(component, choice, api);
    if (!chosen) continue;
    const outputs = (chosen.outputs ?? []).filter(({name}) => !has(found, name));
    found = {...found, inputs: {...readInputs(chosen.template ?? {}), ...found.inputs}, outputs: [...found.outputs, ...outputs]};
  }
  return found;
}
