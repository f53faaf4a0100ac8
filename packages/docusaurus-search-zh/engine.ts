/**
 * The engine without Docusaurus: answers queries from the files of an index, in Node, in a page or in a worker.
 *
 * @example
 * const engine = new SearchEngine(async (file) => (await fetch(`/search/${file}`)).text());
 */
export type {ReadIndexFile} from './client/engine/indexReader';
export {SearchEngine} from './client/engine/searchEngine';
export type {FoundPage, FoundSection, MarkedText, SearchAnswer, SearchQuery} from './shared/contract';
