import type {AutocompleteSource, AutocompleteState} from '@algolia/autocomplete-core';
import type {SearchAnswer, SearchFailureKind} from '../../shared/contract';
import type {SearchTexts} from '../../texts';
import {groupHits, type ListedHit} from '../results/hits';
import type {StoredHit, StoredSearches} from './storedSearches';

/** An entry of the dialog's lists. */
export type Item = ListedHit & {isChild?: boolean};

/** Outcome of a query. */
export type QueryAnswer = {query: string; outcome: SearchAnswer | SearchFailureKind};

/** One list of the dialog. It contains the answer that it belongs to, so that the displayed parts always match. */
export type Source = AutocompleteSource<Item> & {title: string; list: 'recent' | 'favorites' | 'hits'; answer?: QueryAnswer};

/** A list with its entries. */
export type ResultGroup = {source: Source; items: Item[]};

/** What the dialog shows. */
export type Screen =
  | {name: 'start'; groups: ResultGroup[]}
  | {name: 'waiting'}
  | {name: 'failed'; query: string; kind: SearchFailureKind}
  | {name: 'nothing'; query: string; answer: SearchAnswer}
  | {name: 'results'; query: string; answer: SearchAnswer; groups: ResultGroup[]};

type Select = NonNullable<Source['onSelect']>;

const sourceOf = (lists: Pick<Source, 'list' | 'title' | 'onSelect'>, items: Item[], number = 0): Source => ({
  ...lists,
  sourceId: `${lists.list}${number}`,
  getItems: () => items,
  getItemUrl: ({item}) => item.url,
});

type StartInput = {stored: StoredSearches; texts: Pick<SearchTexts, 'recent' | 'favorites'>; onSelect: Select};

/** Lists for an empty query. */
export const startSources = ({stored, texts, onSelect}: StartInput): Source[] => [
  sourceOf({list: 'recent', title: texts.recent, onSelect}, stored.recent().map(fromStored)),
  sourceOf({list: 'favorites', title: texts.favorites, onSelect}, stored.favorites().map(fromStored)),
];

/** Lists of an answer: one for each top heading, or an empty one if there are no results. */
export function answerSources(answer: QueryAnswer, onSelect: Select): Source[] {
  const groups = typeof answer.outcome === 'string' ? [] : groupHits(answer.outcome.pages);
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
  const shown = {query: answer.query, answer: answer.outcome};
  return answer.outcome.pages.length === 0 ? {name: 'nothing', ...shown} : {name: 'results', ...shown, groups};
}

/** A chosen entry as it is remembered: without marks. */
export const toStored = ({id, url, part, path, title}: Item): StoredHit => ({id, url, part, path, title: title.text});

/** A remembered entry as it is shown. */
export const fromStored = ({title, ...hit}: StoredHit): Item => ({...hit, title: {text: title, marks: []}, isPage: hit.path.length === 0});
