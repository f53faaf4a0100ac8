import type {PageTable} from '../../../lib/pages/types';
import type {ParameterRow} from './parameterTable';
import type {Component} from './types';

const HEADING_FITS = 0.5;
const SOME_ROWS = 0.3;
const MOST_ROWS = 0.7;

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Number of rows that name an input or output of the component. */
const knownRows = (component: Component, rows: readonly ParameterRow[]) =>
  rows.filter(({name}) => name in component.inputs || component.outputs.some((output) => output.name === name)).length;

/** Score of a component's name against the headings above a table; the nearest heading counts most. */
function headingFit(component: Component, headings: readonly string[]): number {
  const name = plain(component.name.replace(/API/g, ''));
  return headings.reduce((best, heading, index) => {
    const words = plain(heading.replace(/的参数|参数|API/g, ''));
    if (!words || !name) return best;
    const weight = (index + 1) / headings.length;
    if (words === name) return Math.max(best, 2 * weight);
    return words.includes(name) || name.includes(words) ? Math.max(best, weight) : best;
  }, 0);
}

/** Keys under which `try.yaml` may name the component of a table. */
export const tableKey = (route: string, {headings, id}: PageTable): string[] => [`${route}#${headings.at(-1) ?? ''}`, `${route}#${id}`];

/** Finds the component that a table describes. Matching rows count most, then a heading with the component's name. */
export function findComponent(components: readonly Component[], table: PageTable, rows: readonly ParameterRow[]): Component | undefined {
  const scored = components.map((component) => {
    const known = knownRows(component, rows) / rows.length;
    const heading = headingFit(component, table.headings);
    return {component, known, heading, score: known * 2 + heading - (component.legacy ? 0.05 : 0)};
  });
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a));
  return (best.heading >= HEADING_FITS && best.known >= SOME_ROWS) || best.known > MOST_ROWS ? best.component : undefined;
}
