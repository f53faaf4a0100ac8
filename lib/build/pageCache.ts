import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const FILE = 'node_modules/.cache/publish/pages.json';

const sumOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** What the last build has kept, by key; nothing where the file is missing or is not what was written. */
function readKept(file: string): Map<string, unknown> {
  try {
    const [sum, text = ''] = readFileSync(file, 'utf8').split('\n');
    return new Map(sum === sumOf(text) ? (JSON.parse(text) as [string, unknown][]) : []);
  } catch {
    return new Map();
  }
}

/** What is found out about pages at some cost, kept from one build of a site to the next. */
export class PageCache {
  private readonly file: string;
  private readonly kept: Map<string, unknown>;
  private readonly used = new Map<string, unknown>();

  /**
   * @param siteDir folder of the site
   * @param basis what all results depend on besides their sources, such as the hash of the code: with another nothing is kept
   */
  constructor(
    siteDir: string,
    private readonly basis: unknown,
  ) {
    this.file = path.join(siteDir, FILE);
    this.kept = readKept(this.file);
  }

  /**
   * The result that is made from a source, which `make` must depend on alone.
   *
   * @param source data without cycles, and the name of what is made of it
   * @param make its result is data that JSON can hold
   */
  take<Result>(source: readonly unknown[], make: () => Result): Result {
    const key = this.keyOf(source);
    return this.keepAs(key, this.kept.has(key) ? (this.kept.get(key) as Result) : make());
  }

  /** The result that the last build has made from a source, if it has. */
  find<Result>(source: readonly unknown[]): Result | undefined {
    const key = this.keyOf(source);
    if (!this.kept.has(key)) return undefined;
    return this.keepAs(key, this.kept.get(key) as Result);
  }

  /** Keeps the result for the next build. */
  keep<Result>(source: readonly unknown[], result: Result): Result {
    return this.keepAs(this.keyOf(source), result);
  }

  private keyOf(source: readonly unknown[]): string {
    return sumOf(JSON.stringify([this.basis, source]));
  }

  private keepAs<Result>(key: string, result: Result): Result {
    this.used.set(key, result);
    return result;
  }

  /** Keeps what this build has used, and nothing else. */
  save(): void {
    const text = JSON.stringify([...this.used]);
    mkdirSync(path.dirname(this.file), {recursive: true});
    // Under its name the file is always whole, whenever a build is stopped.
    const unfinished = `${this.file}.${process.pid}`;
    writeFileSync(unfinished, `${sumOf(text)}\n${text}`);
    renameSync(unfinished, this.file);
  }
}
