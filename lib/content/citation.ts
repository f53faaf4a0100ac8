/** Lines of a file: of the program's source at the locked commit, or of a released package, which can differ from it. */
export type Citation = {path: string; from: number; to: number /** E.g. `langflow-base==0.5.1`. */; package?: string};

const PACKAGE = /[A-Za-z0-9][\w.-]*==\d[\w.!+]*/;
const FORM = new RegExp(`^(?:(${PACKAGE.source}): )?([^\\s:][^:]*):([1-9]\\d*)(?:-([1-9]\\d*))?$`);

/** Parses `path:line` or `path:from-to`, which `package==version: ` may precede; `undefined` where a text is none of them. */
export function parseCitation(text: string): Citation | undefined {
  const [, name, file, from, to = from] = FORM.exec(text) ?? [];
  if (file === undefined || Number(from) > Number(to)) return undefined;
  return {path: file, from: Number(from), to: Number(to), ...(name === undefined ? {} : {package: name})};
}

/** A citation as it is written. */
export const formatCitation = ({path: file, from, to, package: name}: Citation): string =>
  `${name === undefined ? '' : `${name}: `}${file}:${to > from ? `${from}-${to}` : from}`;

/** Address of cited lines on GitHub, at a commit: what stands there never changes. A released package has no such address. */
export function citationUrl(citation: Citation, {repository, commit}: {repository: string; commit: string}): string | undefined {
  const {path: file, from, to, package: released} = citation;
  if (released !== undefined) return undefined;
  return `https://github.com/${repository}/blob/${commit}/${file.split('/').map(encodeURIComponent).join('/')}#L${from}${to > from ? `-L${to}` : ''}`;
}
