/** The host itself and its parents: a service may have set its cookies for any of them. */
function domainsOf(hostname: string): string[] {
  const labels = hostname.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

function clearCookies(pattern: RegExp): void {
  const names = document.cookie.split(/;\s*/).map((cookie) => cookie.split('=')[0] as string);
  for (const name of names.filter((candidate) => pattern.test(candidate))) {
    for (const domain of ['', ...domainsOf(location.hostname).map((candidate) => `; Domain=${candidate}`)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain HTTP and in older browsers.
      document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
    }
  }
}

function clearEntries(storage: Storage, pattern: RegExp): void {
  for (const key of Object.keys(storage)) if (pattern.test(key)) storage.removeItem(key);
}

/** Deletes what a service keeps in this browser, as far as this site may: cookies of other sites are theirs. */
export function clearStored(pattern: RegExp): void {
  clearCookies(pattern);
  try {
    clearEntries(localStorage, pattern);
    clearEntries(sessionStorage, pattern);
  } catch {
    // A browser that forbids storage keeps nothing there.
  }
}
