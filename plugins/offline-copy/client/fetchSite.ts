import {abortAfter} from '../../../src/abortAfter';
import {CopyError} from './copyError';

/** A server that says nothing for this long will not answer. */
const TIMEOUT_MS = 60_000;

/** Fetches a file of the site as it is now; a server that does not answer, or not for this site, is a problem of the network. */
export async function fetchSite(url: string, signal?: AbortSignal): Promise<Response> {
  const abort = new AbortController();
  const stop = () => abort.abort();
  for (const cause of [abortAfter(TIMEOUT_MS), signal]) cause?.addEventListener('abort', stop);
  if (signal?.aborted) stop();
  try {
    // Neither from the browser's cache nor, see `passesBy`, from the copy: both may hold a version before.
    const response = await fetch(url, {cache: 'no-store', signal: abort.signal});
    if (response.status >= 500 || response.status === 429) throw new CopyError('network');
    // A network that wants a login answers with a page of its own.
    if (response.redirected && new URL(response.url).origin !== location.origin) throw new CopyError('network');
    return response;
  } catch (error) {
    if (error instanceof CopyError || signal?.aborted) throw error;
    throw new CopyError('network');
  }
}
