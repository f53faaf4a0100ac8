import type {PageTable} from '../../../lib/tried/scanPage';
import type {Check, Finding, TryContext, TryPage} from '../types';
import {compareTable} from './compareTable';
import {findComponent, tableKey} from './findComponent';
import {isParameterTable, readParameters} from './parameterTable';
import {type Component, listComponents, type RawCatalog} from './types';

const untriedReason = ({ledger}: TryContext, {route}: TryPage, table: PageTable) =>
  ledger.untried.find(({page, contains}) => page === route && table.headings.some((heading) => heading.includes(contains)))?.reason;

function tryTable(context: TryContext, page: TryPage, table: PageTable, components: readonly Component[]): Finding {
  const rows = readParameters(table);
  const label = table.headings.at(-1) ?? page.route;
  const finding = {kind: 'tables' as const, page: page.route, hash: table.hash, label, place: `${page.file}:${table.line}`, problems: []};
  const untried = untriedReason(context, page, table);
  if (untried) return {...finding, untried};
  const named = tableKey(page.route, table)
    .map((key) => context.ledger.components[key])
    .find(Boolean);
  const component = named ? components.find(({key}) => key === named) : findComponent(components, table, rows);
  if (!component) return {...finding, problems: [`没有找到这张表说的组件${named ? ` ${named}` : ''}`]};
  return {
    ...finding,
    label: `${label} → ${component.key}`,
    problems: rows.length > 0 ? compareTable(rows, component) : ['表里没有一行认得出参数'],
  };
}

/** Holds every parameter table against the components of the program, row by row. */
export const componentsCheck: Check = {
  name: 'components',
  title: '组件的参数表',
  async run(context) {
    const components = listComponents(await context.api.call<RawCatalog>('GET', '/api/v1/all'));
    return context.pages
      .filter(({route}) => context.wants(route))
      .flatMap((page) =>
        page.tables.filter((table) => isParameterTable(table, page.route)).map((table) => tryTable(context, page, table, components)),
      );
  },
};
