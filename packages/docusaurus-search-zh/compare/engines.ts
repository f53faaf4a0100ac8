import {buildTextIndex, type TextPage} from '../builder';
import {brotliSize, firstQueryBytes, openRecorded, quantile} from '../node/benchmark';
import {termsOf, tokenize} from '../shared/tokenize';

/** A search that is compared. */
export type Compared = {
  name: string;
  /** Addresses of pages, best first. */
  search: (query: string) => Promise<string[]>;
  /** Bytes that a browser loads before the first answer, with Brotli: without code, and without the texts of the results. */
  firstBytes: () => Promise<number>;
  close?: () => Promise<void>;
};

type Section = {id: number; url: string; title: string; heading: string; text: string; code: string};

/** Every section as a document, as the search plugins for Docusaurus index them. */
const documentsOf = (pages: readonly TextPage[]): Section[] =>
  pages
    .flatMap(({url, title, sections}) => sections.map(({heading = '', text, code = ''}) => ({url, title, heading, text, code})))
    .map((section, id) => ({id, ...section}));

/** Terms of a text by the tokenizer of this package: pairs of Han characters, words, parts of identifiers. */
function ownTerms(text: string): string[] {
  const {runs, tokens} = tokenize(text);
  return runs.flatMap((run) => {
    const terms = termsOf(run, tokens);
    return terms.length > 0 ? terms : tokens.slice(run.from, run.to).map((token) => token.text);
  });
}

const BOOST = {title: 6, heading: 4, text: 1, code: 0.3};
const FIELDS = Object.keys(BOOST) as (keyof typeof BOOST)[];

/** Each address once, in order. */
export const once = (urls: readonly (string | undefined)[]): string[] => [...new Set(urls.flatMap((url) => url ?? []))];

/** This package, without synonyms, phrases or any other words of readers. */
export function openOwn(pages: readonly TextPage[], queries: readonly string[]): Compared {
  const files = buildTextIndex(pages);
  const {engine} = openRecorded(files, new Map());
  return {
    name: 'docusaurus-search-zh',
    search: async (text) => once((await engine.search({text, size: 60})).pages.map(({url}) => url)),
    firstBytes: async () => quantile(await firstQueryBytes(files, queries), 0.5),
  };
}

type MiniIndex = {addAll: (documents: readonly Section[]) => void; search: (query: string) => {url: string}[]};
type MiniClass = new (options: object) => MiniIndex;

/** MiniSearch with the tokenizer of this package. */
export function openMiniSearch(pages: readonly TextPage[], load: NodeJS.Require): Compared {
  const MiniSearch = load('minisearch') as MiniClass;
  const index = new MiniSearch({
    fields: FIELDS,
    storeFields: ['url'],
    tokenize: ownTerms,
    searchOptions: {
      boost: BOOST,
      prefix: (term: string) => /^\w{2,}$/.test(term),
      fuzzy: (term: string) => (/^\w{4,}$/.test(term) ? 0.2 : false),
    },
  });
  index.addAll(documentsOf(pages));
  return {
    name: 'MiniSearch，同样的切词',
    search: async (query) => once(index.search(query).map(({url}) => url)),
    firstBytes: async () => brotliSize(JSON.stringify(index)),
  };
}

type Orama = {
  create: (options: object) => unknown;
  insertMultiple: (db: unknown, documents: readonly object[]) => Promise<unknown>;
  search: (db: unknown, query: object) => Promise<{hits: {document: {url: string}}[]}>;
  save: (db: unknown) => Promise<unknown>;
};

/** Orama with the tokenizer of this package: its own cuts text at spaces. */
export async function openOrama(pages: readonly TextPage[], load: NodeJS.Require): Promise<Compared> {
  const {create, insertMultiple, search, save} = load('@orama/orama') as Orama;
  const tokenizer = {language: 'english', normalizationCache: new Map(), tokenize: (text: string) => ownTerms(text)};
  const schema = {url: 'string', ...Object.fromEntries(FIELDS.map((field) => [field, 'string']))};
  const db = create({schema, components: {tokenizer}});
  await insertMultiple(
    db,
    documentsOf(pages).map(({id: _id, ...document}) => document),
  );
  return {
    name: 'Orama，同样的切词',
    async search(term) {
      const {hits} = await search(db, {term, properties: FIELDS, boost: BOOST, limit: 60, threshold: 1});
      return once(hits.map(({document}) => document.url));
    },
    firstBytes: async () => brotliSize(JSON.stringify(await save(db))),
  };
}

type LunrBuilder = {
  pipeline: {reset: () => void};
  searchPipeline: {reset: () => void};
  ref: (name: string) => void;
  field: (name: string, options: {boost: number}) => void;
  add: (document: object) => void;
};
type LunrIndex = {query: (build: (query: LunrQuery) => void) => {ref: string}[]};
type LunrQuery = {term: (term: string, options: object) => void};
type Lunr = {(build: (this: LunrBuilder) => void): LunrIndex; Query: {wildcard: {TRAILING: number}}};
type Jieba = {Jieba: {withDict: (dict: Uint8Array) => {cutForSearch: (text: string, hmm: boolean) => string[]}}};

/** lunr with words by jieba, as docusaurus-search-local does for Chinese. */
export function openLunr(pages: readonly TextPage[], load: NodeJS.Require): Compared {
  const lunr = load('lunr') as Lunr;
  const {dict} = load('@node-rs/jieba/dict') as {dict: Uint8Array};
  const jieba = (load('@node-rs/jieba') as Jieba).Jieba.withDict(dict);
  const words = (text: string) =>
    jieba
      .cutForSearch(text.toLowerCase(), true)
      .map((word) => word.trim())
      .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const documents = documentsOf(pages);
  const index = lunr(function build(this: LunrBuilder) {
    this.pipeline.reset();
    this.searchPipeline.reset();
    this.ref('id');
    for (const field of FIELDS) this.field(field, {boost: BOOST[field]});
    for (const document of documents) {
      this.add({id: document.id, ...Object.fromEntries(FIELDS.map((field) => [field, words(document[field])]))});
    }
  });
  return {
    name: 'lunr + jieba（docusaurus-search-local 的做法）',
    async search(query) {
      const found = index.query((asked) => {
        for (const word of words(query)) {
          asked.term(word, {boost: 2});
          asked.term(word, {wildcard: lunr.Query.wildcard.TRAILING});
        }
      });
      return once(found.map(({ref}) => documents[Number(ref)]?.url));
    },
    firstBytes: async () => brotliSize(JSON.stringify(index)),
  };
}
