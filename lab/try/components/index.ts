import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {PageTable} from '../../../lib/verified/scanPage';
import type {Check, Finding, TryContext, TryPage} from '../types';
import {compareTable} from './compareTable';
import {addDynamicParts} from './dynamicParts';
import {findComponent, tableKey} from './findComponent';
import {fixMarks} from './fixMarks';
import {isParameterTable, readParameters} from './parameterTable';
import {type Component, listComponents, type RawCatalog} from './types';

const unverifiedReason = ({exceptions}: TryContext, {route}: TryPage, table: PageTable) =>
  exceptions.unverified.find(({page, contains}) => page === route && table.headings.some((heading) => heading.includes(contains)))?.reason;

/** A component by its key; of several, as `Notify, Listen`, one that has what all have. */
function namedComponent(named: string, components: readonly Component[]): Component | undefined {
  const keys = named.split(/,\s*/);
  const found = keys.flatMap((name) => components.find(({key}) => key === name) ?? []);
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

/** Rewrites the marks 必填 and 高级 of the asked pages' tables as the program has them; the files that changed. */
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

async function tryTable(context: TryContext, page: TryPage, table: PageTable, components: readonly Component[]): Promise<Finding> {
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
    problems: rows.length > 0 ? compareTable(rows, await addDynamicParts(component, rows, context.api)) : ['表里没有一行认得出参数'],
  };
}

/** Holds every parameter table against the components of the program, row by row. */
export const componentsCheck: Check = {
  name: 'components',
  title: '组件的参数表',
  async run(context) {
    const components = listComponents(await context.api.call<RawCatalog>('GET', '/api/v1/all'));
    const findings: Finding[] = [];
    for (const page of context.pages.filter(({route}) => context.wants(route))) {
      for (const table of parameterTables(page)) findings.push(await tryTable(context, page, table, components));
    }
    return findings;
  },
};
