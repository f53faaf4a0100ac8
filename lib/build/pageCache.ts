import path from 'node:path';
import {hashText, readCacheFile, writeCacheFile} from './cacheFile';

const FOLDER = 'node_modules/.cache';

/** Cache for expensive results about pages, kept from one run to the next. */
export class PageCache {
  private readonly file: string;
  private readonly kept: Map<string, unknown>;
  private readonly used = new Map<string, unknown>();

  /**
   * @param siteDir folder of the site
   * @param basis what all results depend on in addition to their sources, such as a hash of the code; a new basis invalidates all results
   * @param name name of the cache
   */
  constructor(
    siteDir: string,
    private readonly basis: unknown,
    name = 'publish/pages',
  ) {
    this.file = path.join(siteDir, FOLDER, `${name}.json`);
    this.kept = new Map((readCacheFile(this.file) as [string, unknown][] | undefined) ?? []);
  }

  /**
   * Returns the cached result for a source, or creates it. `make` must depend only on the source.
   *
   * @param source data without cycles, and a name for the kind of result
   * @param make must return JSON data
   */
  take<Result>(source: readonly unknown[], make: () => Result): Result {
    const key = this.keyOf(source);
    return this.keepAs(key, this.kept.has(key) ? (this.kept.get(key) as Result) : make());
  }

  /** Returns the result of the last build for a source, if there is one. */
  find<Result>(source: readonly unknown[]): Result | undefined {
    const key = this.keyOf(source);
    if (!this.kept.has(key)) return undefined;
    return this.keepAs(key, this.kept.get(key) as Result);
  }

  /** Stores the result for the next build. */
  keep<Result>(source: readonly unknown[], result: Result): Result {
    return this.keepAs(this.keyOf(source), result);
  }

  private keyOf(source: readonly unknown[]): string {
    return hashText(JSON.stringify([this.basis, source]));
  }

  private keepAs<Result>(key: string, result: Result): Result {
    this.used.set(key, result);
    return result;
  }

  /** Writes the results that this build used and drops all others. */
  save(): void {
    writeCacheFile(this.file, [...this.used]);
  }
}
