import type {LangflowApi} from '../langflowApi';
import {warn} from '../warn';
import type {ParameterRow} from './parameterTable';
import {type Component, type ComponentInput, type RawComponent, readInputs} from './types';

const has = ({inputs, outputs}: Component, name: string) => name in inputs || outputs.some((output) => output.name === name);

type Choice = {field: string; value: unknown; isTool?: boolean};

/** Choices in a field that may change the fields and outputs: each option, the other state of a switch, or the rows of a table. */
function choicesOf(field: string, {options, value, _input_type: kind}: ComponentInput): Choice[] {
  if (kind === 'BoolInput') return [{field, value: value !== true}];
  if (kind === 'TableInput') return [{field, value: value ?? []}];
  if (!Array.isArray(options) || (kind !== 'TabInput' && kind !== 'DropdownInput')) return [];
  return options.filter((option): option is string => typeof option === 'string').map((option) => ({field, value: option}));
}

/** The tool mode switch in the menu above a component. */
const TOOL_MODE: Choice = {field: 'tool_mode', value: true, isTool: true};

const choices = ({inputs}: Component): Choice[] => [
  ...Object.entries(inputs).flatMap(([field, input]) => choicesOf(field, input)),
  TOOL_MODE,
];

/** Asks the server for a component after a choice, as the canvas does; `undefined` if the choice needs something this machine lacks. */
const choose = ({name, template}: Component, {field, value, isTool = false}: Choice, api: Pick<LangflowApi, 'call'>) => {
  const {code} = template;
  const body = {code: typeof code === 'object' ? code.value : '', template, field, field_value: value, tool_mode: isTool};
  return api
    .call<RawComponent>('POST', '/api/v1/custom_component/update', body)
    .catch(warn(`组件 ${name}`, `没有得到 ${field} 选 ${JSON.stringify(value)} 以后的样子`));
};

/** Lists the states of a component after each choice in one of its fields. */
export async function listChosen(component: Component, api: Pick<LangflowApi, 'call'>): Promise<Component[]> {
  const found: Component[] = [];
  for (const choice of choices(component)) {
    const chosen = await choose(component, choice, api);
    if (chosen) found.push({...component, inputs: readInputs(chosen.template ?? {}), outputs: chosen.outputs ?? []});
  }
  return found;
}

/** Adds inputs and outputs that appear only after a choice, if the table has rows that the component does not have at first. */
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
