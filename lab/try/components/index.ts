import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {PageTable} from '../../../lib/pages/types';
import type {Check, TryContext, TryFinding, TryPage} from '../types';
import {compareTable, rowLabel} from './compareTable';
import {addDynamicParts, listChosen} from './dynamicParts';
import {findComponent, tableKey} from './findComponent';
import {fixMarks} from './fixMarks';
import {isParameterTable, type ParameterRow, readParameters} from './parameterTable';
import {type Component, listComponents, type RawCatalog} from './types';

const unverifiedReason = ({exceptions}: TryContext, {route}: TryPage, table: PageTable) =>
  exceptions.unverified.find(({page, contains}) => page === route && table.headings.some((heading) => heading.includes(contains)))?.reason;

/** Class name in a key that also contains the bundle, e.g. `ext:composio:ComposioAPIComponent@official`. */
const plainKey = (key: string) => /^ext:[^:]+:([^@]+)@/.exec(key)?.[1] ?? key;

/** Finds a component by key. For several keys, e.g. `Notify, Listen`, merges their inputs and outputs. */
function namedComponent(named: string, components: readonly Component[]): Component | undefined {
  const keys = named.split(/,\s*/);
  const found = keys.flatMap((name) => components.find(({key}) => key === name || plainKey(key) === name) ?? []);
  const [first] = found;
  if (!first || found.length !== keys.length) return undefined;
  const inputs = Object.fromEntries(found.flatMap((component) => Object.entries(component.inputs)));
  return {...first, inputs, outputs: found.flatMap(({outputs}) => outputs)};
}

function componentOf(
  {exceptions}: Pick<TryContext, 'exceptions'>,
  {route}: TryPage,
  table: PageTable,
  components: readonly Component[],
): Component | undefined {
  const named = tableKey(route, table)
    .map((key) => exceptions.components[key])
    .find(Boolean);
  return named ? namedComponent(named, components) : findComponent(components, table, readParameters(table));
}

const parameterTables = ({tables, route}: TryPage) => tables.filter((table) => isParameterTable(table, route));

/** Sets the marks 必填 and 高级 in the tables of the requested pages as in the program. Returns the changed files. */
export async function fixTables(context: Pick<TryContext, 'api' | 'exceptions' | 'pages' | 'wants' | 'root'>): Promise<string[]> {
  const components = listComponents(await context.api.call<RawCatalog>('GET', '/api/v1/all'));
  return context.pages.flatMap((page) => {
    if (!context.wants(page.route)) return [];
    const fixed = parameterTables(page).reduce((source, table) => {
      const component = componentOf(context, page, table, components);
      return component ? fixMarks(source, readParameters(table), component) : source;
    }, page.source);
    if (fixed === page.source) return [];
    writeFileSync(path.join(context.root, page.file), fixed);
    return [page.file];
  });
}

/** Also accepts rows that are correct only after a choice in another field, e.g. 必填 for a field that one operation needs. */
async function compareWithChoices(rows: readonly ParameterRow[], component: Component, api: TryContext['api']): Promise<string[]> {
  const problems = compareTable(rows, await addDynamicParts(component, rows, api));
  const isWrong = ({name, line}: ParameterRow) => problems.some((problem) => problem.startsWith(rowLabel(line, name)));
  const wrong = rows.filter(isWrong);
  if (wrong.length === 0) return problems;
  const chosen = await listChosen(component, api);
  const fits = (row: ParameterRow) => chosen.some((one) => compareTable([row], one).length === 0);
  const fitting = wrong.filter(fits);
  return problems.filter((problem) => !fitting.some(({name, line}) => problem.startsWith(rowLabel(line, name))));
}

async function tryTable(context: TryContext, page: TryPage, table: PageTable, components: readonly Component[]): Promise<TryFinding> {
  const rows = readParameters(table);
  const label = table.headings.at(-1) ?? page.route;
  const finding = {kind: 'tables' as const, page: page.route, hash: table.hash, label, place: `${page.file}:${table.line}`, problems: []};
  const unverified = unverifiedReason(context, page, table);
  if (unverified) return {...finding, unverified};
  const component = componentOf(context, page, table, components);
  if (!component) return {...finding, problems: ['没有找到这张表说的组件；在 translation/版本/try.yaml 的 components 里写明']};
  return {
    ...finding,
    label: `${label} → ${component.key}`,
    problems: rows.length > 0 ? await compareWithChoices(rows, component, context.api) : ['表里没有一行认得出参数'],
  };
}

/** Compares every parameter table with the components of the program, row by row. */
export const componentsCheck: Check = {
  name: 'components',
  title: '组件的参数表',
  async run(context) {
    const components = listComponents(await context.api.call<RawCatalog>('GET', '/api/v1/all'));
    const findings: TryFinding[] = [];
    for (const page of context.pages.filter(({route}) => context.wants(route))) {
      for (const table of parameterTables(page)) findings.push(await tryTable(context, page, table, components));
    }
    return findings;
  },
};
