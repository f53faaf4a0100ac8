import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const listFiles = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

/** File of the bundler's runtime, and its name in pages. Why its variables have other names after a build with caches: see README.md. */
const RUNTIME = /runtime~main\.[0-9a-f]{8}/g;
const LITERALS = /"[^"]*"|'[^']*'|\b\d[\w.]*/g;

/** What must be the same about a file: all of it, except for the name of the runtime, and the names of variables within the runtime. */
function comparable(folder: string, file: string): string {
  const text = readFileSync(path.join(folder, file), 'latin1');
  return file.replace(RUNTIME, '') === file ? text.replace(RUNTIME, '') : (text.match(LITERALS) ?? []).join('\n');
}

const byName = (folder: string): Map<string, string> =>
  new Map(listFiles(folder).map((file) => [file.replace(RUNTIME, 'runtime~main'), file]));

/** Files that only one of two builds has, or that differ by at least one byte, sorted. */
export function compareBuilds(one: string, other: string): string[] {
  const [files, otherFiles] = [byName(one), byName(other)];
  const differs = (name: string) => {
    const [file, otherFile] = [files.get(name), otherFiles.get(name)];
    return file === undefined || otherFile === undefined || comparable(one, file) !== comparable(other, otherFile);
  };
  return [...new Set([...files.keys(), ...otherFiles.keys()])].filter(differs).sort();
}
