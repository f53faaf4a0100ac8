import {compareVersions} from '../content/compareVersions';
import {isObject} from '../input/isObject';
import {composeFlow} from './composeFlow';
import {NotLangflowError, type OpenServer} from './openServer';
import type {ComposedFlow, FlowFigureData, FlowTable} from './types';

/** Names that differ between Langflow versions, by version label, e.g. `1.13`. */
export type FlowTables = Readonly<Record<string, FlowTable>>;

/** Whether two versions have the same minor release: 1.5 and 1.5.0.post2. */
export const isSameLine = (a: string, b: string): boolean => compareVersions(a, b) === 0;

/** The table for a server: that of the newest version that is not newer than the server; if there is none, the oldest. */
export function chooseTable(tables: FlowTables, serverVersion: string): FlowTable | undefined {
  const labels = Object.keys(tables).sort(compareVersions);
  const label = labels.filter((known) => compareVersions(known, serverVersion) <= 0).at(-1) ?? labels[0];
  return label === undefined ? undefined : tables[label];
}

/** Composes the flow of a figure with the components of a server. */
export async function composeFor(figure: FlowFigureData, server: OpenServer, tables: FlowTables): Promise<ComposedFlow> {
  const templates = await server.ask('GET', '/api/v1/all');
  if (!isObject<Record<string, unknown>>(templates)) throw new NotLangflowError('/api/v1/all');
  return composeFlow(figure, templates, {ask: server.ask, table: chooseTable(tables, server.version), serverVersion: server.version});
}

/** File name of a flow: `flows/basic-prompting` → `basic-prompting.json`. */
export const flowFileName = (name: string): string => `${name.split('/').at(-1)}.json`;
