/** What the copy has for an address. */
export type Resolved = {kind: 'file'; file: string} | {kind: 'redirect'; to: string} | {kind: 'missing'};

type Known = {
  has: (file: string) => boolean;
  redirects: Record<string, string>;
};

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Finds what an address, given without the base path, stands for: the rules are those of the site's server. */
export function resolvePath(path: string, {has, redirects}: Known): Resolved {
  const name = decode(path);
  const bare = name.replace(/\/+$/, '');
  const file = [name, bare === '' ? 'index.html' : `${bare}.html`, `${bare}/index.html`].find((candidate) => has(candidate));
  if (file !== undefined) return {kind: 'file', file};
  const old = bare.replace(/(?:^|\/)index\.html$|\.html$/, '');
  const to = Object.hasOwn(redirects, old) ? redirects[old] : undefined;
  return to === undefined ? {kind: 'missing'} : {kind: 'redirect', to};
}
