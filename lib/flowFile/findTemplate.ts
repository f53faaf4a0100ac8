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

/**
 * Finds the component that a figure's node means: by the table of the version, by its type, by its shown name. One that is
 * still in use comes before one that is not: a version may keep an old component beside the new one of the same name.
 */
export function findTemplate(known: readonly KnownTemplate[], node: FigureNode, table: FlowTable = {}): KnownTemplate | {problem: string} {
  const renamed = (node.type && table.components?.[node.type]) || table.components?.[node.component];
  const byTable = known.find(({type}) => type === renamed);
  const meant = [...known.filter(({type}) => type === node.type), ...known.filter((one) => shownName(one) === node.component)];
  const found = byTable ?? meant.find(({body}) => !body.legacy) ?? meant[0];
  if (found) return found;
  return {problem: `这个 Langflow 没有组件 ${node.component}；${suggestName(node.component, known.map(shownName).slice())}`};
}
