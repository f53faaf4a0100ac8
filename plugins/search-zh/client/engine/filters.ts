import type {SearchRequest} from '../../shared/contract';
import type {Facets} from '../../types';

type Choice = {key: string; value: string}[];

function parseTerm(term: string): {key: string; value: string} {
  const at = term.indexOf(':');
  const unquote = (text: string) => text.trim().replace(/^(["'])(.*)\1$/, '$2');
  return {key: unquote(term.slice(0, at)), value: unquote(term.slice(at + 1))};
}

/** Reads `a:1 AND (b:2 OR b:3)`; the language of the service has more, but nothing here sends it. */
function parseFilterText(filters: string): Choice[] {
  return filters
    .split(/\s+AND\s+/)
    .map((part) => part.trim().replace(/^\((.*)\)$/, '$1'))
    .filter(Boolean)
    .map((part) => part.split(/\s+OR\s+/).map(parseTerm));
}

/** Makes the test that a page must pass to be in the results of a request. */
export function acceptsFacets({filters = '', facetFilters = []}: SearchRequest): (facets: Facets) => boolean {
  const listed = facetFilters.map((entry) => (Array.isArray(entry) ? entry : [entry]).map(parseTerm));
  const choices = [...listed, ...parseFilterText(filters)];
  return (facets) => choices.every((choice) => choice.some(({key, value}) => (facets as Record<string, string>)[key] === value));
}
