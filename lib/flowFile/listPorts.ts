import {listTemplates} from './fillNode';
import type {ComponentTemplate, ComponentTemplates, TemplateField} from './types';

/** Fields and ports of a component: names and types only. */
export type ComponentPorts = {
  /** Name in the program. */
  type: string;
  /** Types that each field accepts from other components; empty if it cannot be connected. */
  fields: Record<string, string[]>;
  outputs: Record<string, string[]>;
  /** Whether fields or outputs appear after a choice. */
  dynamic?: true;
};

/** Components by their shown names. */
export type PortCatalogue = Record<string, ComponentPorts>;

const fieldsOf = ({template}: ComponentTemplate) =>
  Object.entries(template).filter((entry): entry is [string, TemplateField] => typeof entry[1] === 'object' && entry[0] !== 'code');

const isDynamic = (body: ComponentTemplate) =>
  body.outputs.length === 0 || fieldsOf(body).some(([, field]) => field.type === 'prompt' || (field.real_time_refresh && !field.password));

function portsOf(type: string, body: ComponentTemplate): ComponentPorts {
  const fields = Object.fromEntries(fieldsOf(body).map(([name, {input_types: types}]) => [name, [...(types ?? [])].sort()]));
  const outputs = Object.fromEntries(body.outputs.map(({name, types}) => [name, [...types].sort()]));
  return {type, fields, outputs, ...(isDynamic(body) ? {dynamic: true as const} : {})};
}

/** Lists the current (not legacy) components of a server with their fields and ports. */
export function listPorts(templates: ComponentTemplates): PortCatalogue {
  const known = listTemplates(templates).sort((a, b) => (a.type < b.type ? -1 : 1));
  const current = [...known.filter(({body}) => body.legacy), ...known.filter(({body}) => !body.legacy)];
  const byName = current.map(({type, body}) => [body.display_name.trim(), portsOf(type, body)] as const);
  return Object.fromEntries([...new Map(byName)].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The catalogue as text, one line per component. */
export const printPorts = (catalogue: PortCatalogue): string =>
  `{\n${Object.entries(catalogue)
    .map(([name, ports]) => `${JSON.stringify(name)}: ${JSON.stringify(ports)}`)
    .join(',\n')}\n}\n`;
