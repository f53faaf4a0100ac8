import type {LangflowApi} from '../langflowApi';
import {warn} from '../warn';
import type {ParameterRow} from './parameterTable';
import {type Component, type ComponentInput, type RawComponent, readInputs} from './types';

const has = ({inputs, outputs}: Component, name: string) => name in inputs || outputs.some((output) => output.name === name);

type Choice = {field: string; value: unknown};

/** What a reader may choose in a field that changes what else the component has: an option, the other side of a switch, the rows of a table. */
function choicesOf(field: string, {options, value, _input_type: kind}: ComponentInput): Choice[] {
  if (kind === 'BoolInput') return [{field, value: value !== true}];
  if (kind === 'TableInput') return [{field, value: value ?? []}];
  if (!Array.isArray(options) || (kind !== 'TabInput' && kind !== 'DropdownInput')) return [];
  return options.filter((option): option is string => typeof option === 'string').map((option) => ({field, value: option}));
}

const choices = ({inputs}: Component) => Object.entries(inputs).flatMap(([field, input]) => choicesOf(field, input));

/** The component as the canvas gets it from the server after a choice; `undefined` where the choice needs more than this machine has. */
const choose = ({name, template}: Component, {field, value}: Choice, api: Pick<LangflowApi, 'call'>) => {
  const {code} = template;
  const body = {code: typeof code === 'object' ? code.value : '', template, field, field_value: value, tool_mode: false};
  return api
    .call<RawComponent>('POST', '/api/v1/custom_component/update', body)
    .catch(warn(`组件 ${name}`, `没有得到 ${field} 选 ${JSON.stringify(value)} 以后的样子`));
};

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
