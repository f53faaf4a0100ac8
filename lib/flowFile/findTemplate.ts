import {suggestName} from './nearestName';
import type {ComponentTemplate, ComponentTemplates, FigureNode, FlowTable} from './types';

/** A component of the server, with the name by which the server knows it. */
export type KnownTemplate = {type: string; body: ComponentTemplate};

const isTemplate = (value: unknown): value is ComponentTemplate =>
  typeof value === 'object' && value !== null && 'template' in value && typeof (value as ComponentTemplate).display_name === 'string';

/** Lists the components of the answer of `/api/v1/all`; what has no fields there is none. */
export function listTemplates(templates: ComponentTemplates): KnownTemplate[] {
  return Object.values(templates).flatMap((category) =>
    Object.entries(category).flatMap(([type, body]) => (isTemplate(body) ? [{type, body}] : [])),
  );
}

const shownName = ({body}: KnownTemplate) => body.display_name.trim();

/** Finds the component that a figure's node means: by its type, by the table of the version, by its shown name; of several, the one still in use. */
export function findTemplate(known: readonly KnownTemplate[], node: FigureNode, table: FlowTable = {}): KnownTemplate | {problem: string} {
  const renamed = (node.type && table.components?.[node.type]) || table.components?.[node.component];
  const byType = [renamed, node.type].flatMap((type) => known.find((one) => one.type === type) ?? []);
  const byName = known.filter((one) => shownName(one) === node.component);
  const found = byType[0] ?? byName.find(({body}) => !body.legacy) ?? byName[0];
  if (found) return found;
  return {problem: `这个 Langflow 没有组件 ${node.component}；${suggestName(node.component, known.map(shownName).slice())}`};
}
