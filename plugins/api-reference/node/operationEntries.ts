import type {DocsVersion} from '../../../lib/content/versions';
import {apiSources, hasApi} from '../../../lib/openapi/apiOperations';
import {type LoadApi, loadApiOnce} from '../../../lib/openapi/loadApi';
import type {OpenApi} from '../../../lib/openapi/openApi';
import {listOperations} from '../../../lib/openapi/openApi';
import {buildRequest} from './buildRequest';
import {hashOperation} from './hashOperation';

/** The page of an operation, and the hash of its verifiable texts. */
export type OperationEntry = {title: string; hash: string};

const entries = new WeakMap<OpenApi, ReadonlyMap<string, OperationEntry>>();

/** Cached: building and hashing more than a hundred requests is slow, and every page edit needs the result. */
function entriesOf(api: OpenApi): ReadonlyMap<string, OperationEntry> {
  const known = entries.get(api);
  if (known) return known;
  const found = new Map(
    listOperations(api).map((operation) => {
      const {slug, object} = operation;
      return [`/api/${slug}`, {title: object.summary ?? slug, hash: hashOperation(operation, buildRequest(api, operation))}];
    }),
  );
  entries.set(api, found);
  return found;
}

/** Operations of a version by the route of their pages. */
export async function readOperationEntries(
  version: DocsVersion,
  loadApi: LoadApi = loadApiOnce,
): Promise<ReadonlyMap<string, OperationEntry>> {
  return hasApi(version) ? entriesOf(await loadApi(version.root, apiSources(version))) : new Map();
}
