/** The parts of a service worker's global scope that are used here; TypeScript knows them only instead of those of pages. */
type ExtendableEvent = Event & {waitUntil: (work: Promise<unknown>) => void};
export type FetchEvent = ExtendableEvent & {request: Request; respondWith: (response: Promise<Response>) => void};

type WorkerEvents = {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: ExtendableEvent & {data: unknown};
};

type WorkerScope = {
  registration: {scope: string};
  skipWaiting: () => Promise<void>;
  clients: {claim: () => Promise<void>};
  addEventListener: <Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void) => void;
};

export const scope = globalThis as unknown as WorkerScope;
