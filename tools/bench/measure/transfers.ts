import type {CDPSession} from '@playwright/test';

const BYTE_KINDS = ['html', 'css', 'js', 'image', 'font', 'prefetch', 'other'] as const;
export type ByteKind = (typeof BYTE_KINDS)[number];

const KIND_OF_TYPE: Record<string, ByteKind> = {Document: 'html', Stylesheet: 'css', Script: 'js', Image: 'image', Font: 'font'};

/** One request: what it is for, and the bytes of its body as they came over the wire, without headers. */
export type Transfer = {url: string; kind: ByteKind; bytes: number; fromCache: boolean};

/** Adds up bytes by kind; a file fetched ahead counts as what it was used for, once it was. */
export function sumBytes(transfers: readonly Transfer[]): Record<ByteKind, number> {
  const uses = new Map(transfers.filter(({kind}) => kind !== 'prefetch').map(({url, kind}) => [url, kind]));
  const sums = Object.fromEntries(BYTE_KINDS.map((kind) => [kind, 0])) as Record<ByteKind, number>;
  for (const {url, kind, bytes} of transfers) sums[kind === 'prefetch' ? (uses.get(url) ?? kind) : kind] += bytes;
  return sums;
}

/** Listens to what a page fetches. */
export class Transfers {
  private readonly all = new Map<string, Transfer & {headerBytes: number}>();
  private readonly pending = new Set<string>();
  private lastActivity = performance.now();

  constructor(session: CDPSession) {
    session.on('Network.requestWillBeSent', ({requestId, type = 'Other', request}) => {
      const isAhead = (request.headers['Sec-Purpose'] ?? request.headers.Purpose ?? '').includes('prefetch');
      const kind = isAhead ? 'prefetch' : (KIND_OF_TYPE[type] ?? 'other');
      this.all.set(requestId, {url: request.url, kind, bytes: 0, fromCache: false, headerBytes: 0});
      this.pending.add(requestId);
      this.lastActivity = performance.now();
    });
    session.on('Network.requestServedFromCache', ({requestId}) => this.update(requestId, {fromCache: true}));
    session.on('Network.responseReceived', ({requestId, response}) => {
      const {encodedDataLength, fromDiskCache = false, fromPrefetchCache = false, mimeType} = response;
      this.update(requestId, {
        headerBytes: encodedDataLength,
        ...((fromDiskCache || fromPrefetchCache) && {fromCache: true}),
        // The browser's own request for the icon has no type.
        ...(this.all.get(requestId)?.kind === 'other' && mimeType.startsWith('image/') && {kind: 'image' as const}),
      });
    });
    session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => this.finish(requestId, encodedDataLength));
    session.on('Network.loadingFailed', ({requestId}) => this.finish(requestId, 0));
  }

  private update(id: string, change: Partial<Transfer & {headerBytes: number}>): void {
    const transfer = this.all.get(id);
    if (transfer) Object.assign(transfer, change);
  }

  private finish(id: string, encodedDataLength: number): void {
    this.update(id, {bytes: Math.max(0, encodedDataLength - (this.all.get(id)?.headerBytes ?? 0))});
    this.pending.delete(id);
    this.lastActivity = performance.now();
  }

  /** Milliseconds since anything came or went; 0 while something is on its way. */
  quietFor(): number {
    return this.pending.size > 0 ? 0 : performance.now() - this.lastActivity;
  }

  /** Number of requests so far that went over the network. */
  get requests(): number {
    return [...this.all.values()].filter(({fromCache}) => !fromCache).length;
  }

  /** Bytes so far by kind. */
  bytes(): Record<ByteKind, number> {
    return sumBytes([...this.all.values()]);
  }
}
