import type {CDPSession} from '@playwright/test';

type Kind = 'html' | 'css' | 'js' | 'image' | 'font' | 'prefetch' | 'other';
const KIND_OF_TYPE: Record<string, Kind> = {Document: 'html', Stylesheet: 'css', Script: 'js', Image: 'image', Font: 'font'};

/** A request: its kind, and the transferred bytes of the response body, without headers. */
export type Transfer = {url: string; kind: Kind; bytes: number};

/** Sums up bytes by kind. A prefetched file that was used later counts as the kind of that use. */
export function sumBytes(transfers: readonly Transfer[]): Partial<Record<Kind, number>> {
  const uses = new Map(transfers.filter(({kind}) => kind !== 'prefetch').map(({url, kind}) => [url, kind]));
  const sums: Partial<Record<Kind, number>> = {};
  for (const {url, kind, bytes} of transfers) {
    const use = kind === 'prefetch' ? (uses.get(url) ?? kind) : kind;
    sums[use] = (sums[use] ?? 0) + bytes;
  }
  return sums;
}

/** Records the requests of a page. `all` returns them, `quietFor` the milliseconds since the last network activity. */
export function recordTransfers(session: CDPSession): {all: () => Transfer[]; quietFor: () => number} {
  const transfers = new Map<string, Transfer & {headers: number}>();
  const pending = new Set<string>();
  let lastActivity = performance.now();
  session.on('Network.requestWillBeSent', ({requestId, type = 'Other', request}) => {
    const isAhead = (request.headers['Sec-Purpose'] ?? request.headers.Purpose ?? '').includes('prefetch');
    transfers.set(requestId, {url: request.url, kind: isAhead ? 'prefetch' : (KIND_OF_TYPE[type] ?? 'other'), bytes: 0, headers: 0});
    pending.add(requestId);
    lastActivity = performance.now();
  });
  session.on('Network.responseReceived', ({requestId, response}) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.headers = response.encodedDataLength;
  });
  const finish = (requestId: string, length: number) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes = Math.max(0, length - transfer.headers);
    pending.delete(requestId);
    lastActivity = performance.now();
  };
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => finish(requestId, encodedDataLength));
  session.on('Network.loadingFailed', ({requestId}) => finish(requestId, 0));
  return {
    all: () => [...transfers.values()],
    quietFor: () => (pending.size > 0 ? 0 : performance.now() - lastActivity),
  };
}
