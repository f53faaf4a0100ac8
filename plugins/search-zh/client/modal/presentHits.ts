import type {DocSearchHit} from '@docsearch/react';
import {escapeHtml, markedToHtml} from '../safeHtml';

const LEVELS = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2', 'lvl1'] as const;

type Hierarchy = DocSearchHit['hierarchy'];
type Snippets = DocSearchHit['_snippetResult'];

/** The nearest heading of a hit: a hit of the hosted service may be a paragraph, which the modal shows without one. */
const levelOf = (hierarchy: Hierarchy) => LEVELS.find((level) => hierarchy[level]) ?? 'lvl1';

const escapeAll = (hierarchy: Hierarchy): Hierarchy =>
  Object.fromEntries(Object.entries(hierarchy).map(([level, text]) => [level, text === null ? null : escapeHtml(text)])) as Hierarchy;

function markedHeading({_snippetResult, hierarchy}: DocSearchHit, level: keyof Hierarchy): string {
  return markedToHtml(_snippetResult?.hierarchy?.[level]?.value ?? hierarchy[level] ?? '');
}

/** The second line of a hit below a page title: the way to its heading, then what matched. */
function secondLine(hit: DocSearchHit, type: keyof Hierarchy): string {
  const path = [...LEVELS].reverse().filter((level) => level < type && hit.hierarchy[level]);
  const headings = path.map((level) => escapeHtml(hit.hierarchy[level] ?? '')).join(' › ');
  const snippet = hit._snippetResult?.content?.value;
  return snippet ? `${headings}：${markedToHtml(snippet)}` : headings;
}

function present(hit: DocSearchHit): DocSearchHit {
  const type = levelOf(hit.hierarchy);
  const snippet = hit._snippetResult?.content?.value;
  const hierarchy = {[type]: {value: markedHeading(hit, type)}, ...(type !== 'lvl1' && {lvl1: {value: secondLine(hit, type)}})};
  return {
    ...hit,
    type,
    hierarchy: escapeAll(hit.hierarchy),
    content: hit.content === null ? null : escapeHtml(hit.content),
    _snippetResult: {hierarchy, ...(snippet && {content: {value: markedToHtml(snippet)}})} as unknown as Snippets,
  };
}

/** Makes the hits of one page ready for a modal that takes every value for HTML; an address is listed once. */
export function presentHits(hits: DocSearchHit[]): DocSearchHit[] {
  const seen = new Set<string>();
  return hits.filter(({url}) => !seen.has(url) && seen.add(url)).map(present);
}
