import type {LangflowApi} from '../langflowApi';
import type {ParameterRow} from './parameterTable';
import {type Component, type RawComponent, readInputs} from './types';

const has = ({inputs, outputs}: Component, name: string) => name in inputs || outputs.some((output) => output.name === name);

/** Fields whose choice may change what else the component has. */
const choices = ({inputs}: Component) =>
  Object.entries(inputs).flatMap(([field, {options, _input_type: kind}]) =>
    Array.isArray(options) && (kind === 'TabInput' || kind === 'DropdownInput')
      ? options.filter((value): value is string => typeof value === 'string').map((value) => ({field, value}))
      : [],
  );

/** The component as the canvas gets it from the server after a choice; `undefined` where the choice needs more than this machine has. */
const choose = ({template}: Component, {field, value}: {field: string; value: string}, api: Pick<LangflowApi, 'call'>) => {
  const {code} = template;
  const body = {code: typeof code === 'object' ? code.value : '', template, field, field_value: value, tool_mode: false};
  return api.call<RawComponent>('POST', '/api/v1/custom_component/update', body).catch(() => undefined);
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
