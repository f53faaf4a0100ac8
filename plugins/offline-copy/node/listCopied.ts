import {readdirSync} from 'node:fs';
import path from 'node:path';
import {COPY_FOLDER, NOTICE_STYLE, POINTER_FILE, WORKER_FILE} from '../shared/places';

/** For programs, chats and search engines, which do not read the copy. */
const NOT_FOR_READERS = [/^assets\/og\//, /^(?:sitemap|feed|opensearch)\.xml$/, /^llms.*\.txt$/, /^robots\.txt$/];
/** Notes to the server, and the same files compressed for it. */
const FOR_THE_SERVER = [/^[_.]/, /\.(?:gz|br|zst)$/, /^vercel\.json$/];

const isOwn = (file: string) => file === WORKER_FILE || file === POINTER_FILE || (file.startsWith(COPY_FOLDER) && file !== NOTICE_STYLE);

/** Files of a built site that belong into the copy; the pages at old addresses do not, since the worker redirects by itself. */
export function listCopied(outDir: string, redirects: Record<string, string>): string[] {
  const redirecting = new Set(Object.keys(redirects).flatMap((from) => [`${from}.html`, `${from}/index.html`]));
  return readdirSync(outDir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(outDir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !isOwn(file) && !redirecting.has(file))
    .filter((file) => ![...NOT_FOR_READERS, ...FOR_THE_SERVER].some((pattern) => pattern.test(file)))
    .sort();
}
