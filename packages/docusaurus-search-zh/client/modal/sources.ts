import type {AutocompleteSource, AutocompleteState} from '@algolia/autocomplete-core';
import type {SearchFailureKind, SearchResult} from '../../shared/contract';
import {groupHits, type ListedHit} from '../results/hits';
import type {StoredHit, StoredSearches} from './storedSearches';

/** An entry of the dialog's lists. */
export type Item = ListedHit & {type: string; isChild?: boolean};

/** Outcome of a query. */
export type QueryAnswer = {query: string; outcome: SearchResult | SearchFailureKind};

/** One list of the dialog. It contains the answer that it belongs to, so that the displayed parts always match. */
export type Source = AutocompleteSource<Item> & {title: string; list: 'recent' | 'favorites' | 'hits'; answer?: QueryAnswer};

/** A list with its entries. */
export type ResultGroup = {source: Source; items: Item[]};

/** What the dialog shows. */
export type Screen =
  | {name: 'start'; groups: ResultGroup[]}
  | {name: 'waiting'}
  | {name: 'failed'; query: string; kind: SearchFailureKind}
  | {name: 'nothing'; query: string; result: SearchResult}
  | {name: 'results'; query: string; result: SearchResult; groups: ResultGroup[]};

type Select = NonNullable<Source['onSelect']>;

const sourceOf = (lists: Pick<Source, 'list' | 'title' | 'onSelect'>, items: Item[], number = 0): Source => ({
  ...lists,
  sourceId: `${lists.list}${number}`,
  getItems: () => items,
  getItemUrl: ({item}) => item.url,
});

/** Lists for an empty query. */
export const startSources = (stored: StoredSearches, onSelect: Select): Source[] => [
  sourceOf({list: 'recent', title: '最近搜索', onSelect}, stored.recent()),
  sourceOf({list: 'favorites', title: '收藏', onSelect}, stored.favorites()),
];

/** Lists of an answer: one for each top heading, or an empty one if there are no results. */
export function answerSources(answer: QueryAnswer, onSelect: Select): Source[] {
  const groups = typeof answer.outcome === 'string' ? [] : groupHits(answer.outcome.hits);
  const sources = groups.map(({title, hits}, number) => sourceOf({list: 'hits', title, onSelect}, hits, number));
  return (sources.length > 0 ? sources : [sourceOf({list: 'hits', title: '', onSelect}, [])]).map((source) => ({...source, answer}));
}

/** The screen to show: the last answer, until the next one arrives. */
export function screenOf({query, collections}: Pick<AutocompleteState<Item>, 'query' | 'collections'>): Screen {
  const groups = collections as unknown as ResultGroup[];
  const answer = groups[0]?.source.answer;
  // Between the first key and the first answer, the lists of the empty query do not belong to the query.
  if (!query.trim() !== !answer) return {name: 'waiting'};
  if (!answer) return {name: 'start', groups: groups.filter(({items}) => items.length > 0)};
  if (typeof answer.outcome === 'string') return {name: 'failed', query: answer.query, kind: answer.outcome};
  const shown = {query: answer.query, result: answer.outcome};
  return answer.outcome.hits.length === 0 ? {name: 'nothing', ...shown} : {name: 'results', ...shown, groups};
}

/** A chosen entry as it is stored. */
export const toStored = ({objectID, url, type, hierarchy}: Item): StoredHit => ({objectID, url, type, hierarchy});
