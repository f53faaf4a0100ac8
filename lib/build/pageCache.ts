import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const FOLDER = 'node_modules/.cache/publish';

const sumOf = (data: unknown) => createHash('sha256').update(JSON.stringify(data)).digest('hex');

/** What the last build has kept, by key; nothing where the file is missing or is not what was written. */
function readKept(file: string): Map<string, string> {
  try {
    const {sum, entries} = JSON.parse(readFileSync(file, 'utf8')) as {sum: string; entries: [string, string][]};
    return new Map(sum === sumOf(entries) ? entries : []);
  } catch {
    return new Map();
  }
}

/** Texts that are costly to make, kept from one build of a site to the next. */
export class PageCache {
  private readonly file: string;
  private readonly kept: Map<string, string>;
  private readonly used = new Map<string, string>();

  /**
   * @param siteDir folder of the site
   * @param name names the file of the cache
   * @param code hash of the code that makes the texts: another code has made none of those that are kept
   */
  constructor(
    siteDir: string,
    name: string,
    private readonly code: string,
  ) {
    this.file = path.join(siteDir, FOLDER, `${name}.json`);
    this.kept = readKept(this.file);
  }

  /**
   * The text that is made from a source, which `make` must depend on alone.
   *
   * @param source data without cycles
   */
  take(source: unknown, make: () => string): string {
    const key = sumOf([this.code, source]);
    const text = this.kept.get(key) ?? make();
    this.used.set(key, text);
    return text;
  }

  /** Keeps what this build has used, and nothing else. */
  save(): void {
    const entries = [...this.used];
    mkdirSync(path.dirname(this.file), {recursive: true});
    // Under its name the file is always whole, whenever a build is stopped.
    const unfinished = `${this.file}.${process.pid}`;
    writeFileSync(unfinished, JSON.stringify({sum: sumOf(entries), entries}));
    renameSync(unfinished, this.file);
  }
}
