import {CopyError} from './copyError';

/** A server that says nothing for this long will not answer. */
const TIMEOUT_MS = 60_000;

/** Fetches a file of the site; every failure says which kind it is. */
export async function fetchSite(
  url: string,
  options: {cache?: RequestCache; method?: string; signal?: AbortSignal} = {},
): Promise<Response> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const abort = new AbortController();
  const stop = () => abort.abort();
  for (const signal of [timeout, options.signal]) signal?.addEventListener('abort', stop);
  if (options.signal?.aborted) stop();
  try {
    const response = await fetch(url, {...options, signal: abort.signal});
    if (response.status === 404 || response.status === 410) throw new CopyError('missing');
    if (!response.ok) throw new CopyError('network');
    // A network that wants a login answers with a page of its own.
    if (response.redirected && new URL(response.url).origin !== location.origin) throw new CopyError('network');
    return response;
  } catch (error) {
    if (error instanceof CopyError || options.signal?.aborted) throw error;
    throw new CopyError('network');
  }
}
