import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type {TestProject} from 'vitest/node';
import {readHostedSite} from '../../lib/hosting/siteFacts';
import {HOST} from '../../tools/command/ports';
import {createSiteServer} from '../../tools/serve/createSiteServer';

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: this adds to a declaration of Vitest's
  interface ProvidedContext {
    engine: 'firefox' | 'webkit';
    /** Of the built site. */
    origin: string;
  }
}

/** Global set-up: serves the built site while the tests run. */
export default async function serveSite(project: TestProject): Promise<() => void> {
  const server = createSiteServer(readHostedSite(path.join(__dirname, '../../build')));
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  project.provide('origin', `http://${HOST}:${(server.address() as AddressInfo).port}`);
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
