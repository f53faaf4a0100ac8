/** What leads to another site where it stands in a `Location` decoded, shortened or without its first slash. */
export const HOSTILE_STARTS = [
  '',
  '/',
  '//',
  './',
  '../',
  'a/..//',
  '%2e%2e/',
  '\\',
  '\\\\',
  '/\\',
  '%5C',
  '%5c%5c',
  '%5C/',
  '%5c%2f',
  '/%5C',
  '%2F',
  '%2f%2F',
  '%2F%5C',
  '%252F',
  '%255C',
  '%09/',
  '%0a/',
  '%0d%0a/',
  '%0d%0aLocation:%20//',
  '%20/',
  '%20%5C',
  '%09%5C',
  '%EF%BC%8F',
  '%00/',
  '@',
  '.',
  ':',
  'user@',
  'user:word@',
  'http:',
  'https://',
  'https:%5C%5C',
  '%68ttp:%2f%2f',
  'javascript:',
  '%3F//',
  '%23//',
  '?next=//',
];

// Each leads the servers to another of their redirects, or to none.
const ENDS = [
  '',
  '/',
  '//',
  '%2F',
  '%5C',
  '%5C/',
  '.html',
  '/.html',
  '/index.html',
  '%20',
  '/%20/',
  '%5Cindex.html',
  '/index.html?q=//evil.example/',
  '/%2e%2e/',
];

const HOST = 'evil.example';

/** The addresses that are asked for: under the base path, outside of it, and as a client writes them to a proxy. */
export function hostileTargets(baseUrl: string, start: string): string[] {
  const bases = new Set([baseUrl, baseUrl.slice(0, -1), '/', `http://${HOST}${baseUrl}`]);
  const targets = [...bases].flatMap((base) => ['', HOST].flatMap((host) => ENDS.map((end) => base + start + host + end)));
  // Anything else is no HTTP at all.
  return targets.filter((target) => /^(?:\/|http:)/.test(target));
}

/** Whether a client at `origin` that gets this `Location` leaves the site. */
export function leavesSite(location: string, origin: string): boolean {
  // Browsers take \ for / anywhere in an address.
  return [location, location.replaceAll('\\', '/')].some(
    (reading) => !URL.canParse(reading, origin) || new URL(reading, origin).origin !== origin,
  );
}
