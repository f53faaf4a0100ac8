import type {CDPSession} from '@playwright/test';

type Kind = 'html' | 'css' | 'js' | 'image' | 'font' | 'prefetch' | 'other';
const KIND_OF_TYPE: Record<string, Kind> = {Document: 'html', Stylesheet: 'css', Script: 'js', Image: 'image', Font: 'font'};

/** One request: what it is for, and the bytes of its body as they came over the wire, without headers. */
export type Transfer = {url: string; kind: Kind; bytes: number};

/** Adds up bytes by kind; a file fetched ahead counts as what it was used for, once it was. */
export function sumBytes(transfers: readonly Transfer[]): Partial<Record<Kind, number>> {
  const uses = new Map(transfers.filter(({kind}) => kind !== 'prefetch').map(({url, kind}) => [url, kind]));
  const sums: Partial<Record<Kind, number>> = {};
  for (const {url, kind, bytes} of transfers) {
    const use = kind === 'prefetch' ? (uses.get(url) ?? kind) : kind;
    sums[use] = (sums[use] ?? 0) + bytes;
  }
  return sums;
}

/** Listens to what a page fetches; returns what came so far, and for how many milliseconds nothing has. */
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
