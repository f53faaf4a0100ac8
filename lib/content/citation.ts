/** Lines of a file: in the source at the locked commit, or in a released package, which can differ. */
export type Citation = {path: string; from: number; to: number /** E.g. `langflow-base==0.5.1`. */; package?: string};

const PACKAGE = /[A-Za-z0-9][\w.-]*==\d[\w.!+]*/;
const FORM = new RegExp(`^(?:(${PACKAGE.source}): )?([^\\s:][^:]*):([1-9]\\d*)(?:-([1-9]\\d*))?$`);

/** Parses `path:line` or `path:from-to`, optionally after `package==version: `; `undefined` for any other text. */
export function parseCitation(text: string): Citation | undefined {
  const [, name, file, from, to = from] = FORM.exec(text) ?? [];
  if (file === undefined || Number(from) > Number(to)) return undefined;
  return {path: file, from: Number(from), to: Number(to), ...(name === undefined ? {} : {package: name})};
}

/** Formats a citation as `parseCitation` reads it. */
export const formatCitation = ({path: file, from, to, package: name}: Citation): string =>
  `${name === undefined ? '' : `${name}: `}${file}:${to > from ? `${from}-${to}` : from}`;

/** Permanent GitHub address of cited lines at a commit. A released package has no such address. */
export function citationUrl(citation: Citation, {repository, commit}: {repository: string; commit: string}): string | undefined {
  const {path: file, from, to, package: released} = citation;
  if (released !== undefined) return undefined;
  return `https://github.com/${repository}/blob/${commit}/${file.split('/').map(encodeURIComponent).join('/')}#L${from}${to > from ? `-L${to}` : ''}`;
}
