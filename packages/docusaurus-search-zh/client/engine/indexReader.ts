import {SearchUnavailableError} from '../../shared/contract';
import {
  boundsFile,
  ENGLISH_FILE,
  INDEX_FORMAT,
  MANIFEST_FILE,
  type PackedGroups,
  type PackedPostings,
  type PagePart,
  PINYIN_FILE,
  type PinyinTable,
  partFile,
  SECTIONS_PER_PAGE,
  SECTIONS_PER_PART,
  type SearchManifest,
  type SynonymGroup,
  shardFile,
  type TermShard,
  TRADITIONAL_FILE,
  type TraditionalTable,
  unpackGroups,
  unpackTerms,
  VOCABULARY_FILE,
  type Vocabulary,
} from '../../shared/indexFormat';
import {must} from '../../shared/must';

/** Reads a file of the index as text; `fresh` bypasses all caches. */
export type ReadIndexFile = (file: string, options: {fresh: boolean}) => Promise<string>;

export type FoundTerm = {term: string; count: number; postings: PackedPostings};

type LoadedShard = {terms: string[]; counts: number[]; postings: PackedPostings[]};

/** Maximum number of shards that a prefix lookup may load, so that the cost does not depend on the size of the site. */
const MAX_RANGE_SHARDS = 2;

/**
 * Number of files in memory, those of about ten queries: parsed and tokenized, they take ten times their size. The browser keeps the others.
 */
const KEPT_FILES = 300;

/** Number of entries that sort before `key`. */
function lowerBound(sorted: readonly string[], key: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as string) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Index of the range that contains a key, given the first keys of the ranges; -1 if it sorts before the first. */
function rangeOf(bounds: readonly string[], key: string): number {
  const at = lowerBound(bounds, key);
  return bounds[at] === key ? at : at - 1;
}

/** Invalid JSON means a truncated file, or the login page of a network. */
function parseJson<T>(text: string): T {
  try {
    return JSON.parse(text) as T;
  } catch (error) {
    throw new SearchUnavailableError(String(error));
  }
}

function parseManifest(text: string): SearchManifest {
  const manifest = parseJson<SearchManifest>(text);
  if (manifest.format !== INDEX_FORMAT) throw new Error(`[search-zh] index format ${manifest.format} is not ${INDEX_FORMAT}`);
  return manifest;
}

/** Reads the files of one index version and keeps them in memory. */
export class IndexReader {
  private readonly loaded = new Map<string, Promise<unknown>>();

  private constructor(
    readonly manifest: SearchManifest,
    private readonly readFile: ReadIndexFile,
  ) {}

  static async open(readFile: ReadIndexFile, manifest = MANIFEST_FILE): Promise<IndexReader> {
    return new IndexReader(parseManifest(await readFile(manifest, {fresh: true})), readFile);
  }

  private load<T>(file: string, parse: (text: string) => T): Promise<T> {
    const known = this.loaded.get(file);
    if (known) return this.keep(file, known as Promise<T>);
    const path = `${this.manifest.version}/${file}`;
    // A truncated file in a cache is requested once more, bypassing the cache.
    const loading = this.readFile(path, {fresh: false})
      .then(parse)
      .catch(async () => parse(await this.readFile(path, {fresh: true})));
    loading.catch(() => this.loaded.delete(file));
    return this.keep(file, loading);
  }

  /** Makes a file the last one to be forgotten. */
  private keep<T>(file: string, content: Promise<T>): Promise<T> {
    this.loaded.delete(file);
    this.loaded.set(file, content);
    const [oldest] = this.loaded.keys();
    if (this.loaded.size > KEPT_FILES && oldest !== undefined) this.loaded.delete(oldest);
    return content;
  }

  private shard(number: number): Promise<LoadedShard> {
    return this.load(shardFile(number), (text) => {
      const {terms, counts, postings} = parseJson<TermShard>(text);
      return {terms: unpackTerms(terms), counts, postings};
    });
  }

  /** Number of the shard that contains a term. */
  private async shardOf(term: string): Promise<number> {
    const {bounds, fanout} = this.manifest;
    const group = Math.max(0, rangeOf(bounds, term));
    if (fanout === 1 || bounds.length === 0) return group;
    const inner = await this.load(boundsFile(group), parseJson<string[]>);
    return group * fanout + Math.max(0, rangeOf(inner, term));
  }

  async findTerm(term: string): Promise<FoundTerm[]> {
    if (this.manifest.bounds.length === 0) return [];
    const shard = await this.shard(await this.shardOf(term));
    const at = lowerBound(shard.terms, term);
    return shard.terms[at] === term
      ? [{term, count: must(shard.counts[at], 'a count for each term'), postings: must(shard.postings[at], 'postings for each term')}]
      : [];
  }

  /** Terms with a prefix, as far as the first shards of the range contain them. */
  async findPrefix(prefix: string): Promise<FoundTerm[]> {
    if (this.manifest.bounds.length === 0) return [];
    const [first, last] = await Promise.all([this.shardOf(prefix), this.shardOf(`${prefix}\uffff`)]);
    const count = Math.min(last - first + 1, MAX_RANGE_SHARDS);
    const shards = await Promise.all(Array.from({length: count}, (_, i) => this.shard(first + i)));
    return shards.flatMap((shard) => {
      const from = lowerBound(shard.terms, prefix);
      const to = lowerBound(shard.terms, `${prefix}\uffff`);
      return shard.terms.slice(from, to).map((term, i) => ({
        term,
        count: must(shard.counts[from + i], 'a count for each term'),
        postings: must(shard.postings[from + i], 'postings for each term'),
      }));
    });
  }

  part(section: number): Promise<PagePart> {
    const page = Math.floor(section / SECTIONS_PER_PAGE);
    const part = Math.floor((section % SECTIONS_PER_PAGE) / SECTIONS_PER_PART);
    return this.load(partFile(page, part), parseJson<PagePart>);
  }

  vocabulary(): Promise<Vocabulary> {
    return this.load(VOCABULARY_FILE, parseJson<Vocabulary>);
  }

  /** The synonyms, and the common words of sentences in English. */
  async wordsOfEnglish(): Promise<readonly SynonymGroup[]> {
    return [...this.manifest.synonyms, ...(await this.load(ENGLISH_FILE, (text) => unpackGroups(parseJson<PackedGroups>(text))))];
  }

  /** Maps traditional characters to simplified ones. */
  traditional(): Promise<ReadonlyMap<string, string>> {
    return this.load(TRADITIONAL_FILE, (text) => {
      const {from, to} = parseJson<TraditionalTable>(text);
      const simple = [...to];
      return new Map([...from].map((character, i) => [character, must(simple[i], 'as many characters in both texts')]));
    });
  }

  /** Readings of each character. */
  readings(): Promise<Map<string, string[]>> {
    return this.load(PINYIN_FILE, (text) => {
      const readings = new Map<string, string[]>();
      for (const [syllable, characters] of Object.entries(parseJson<PinyinTable>(text))) {
        for (const character of characters) readings.set(character, [...(readings.get(character) ?? []), syllable]);
      }
      return readings;
    });
  }
}
