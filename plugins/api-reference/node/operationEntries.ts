import type {DocsVersion} from '../../../lib/content/versions';
import {apiSources, hasApi} from '../../../lib/openapi/apiOperations';
import {listOperations} from '../../../lib/openapi/listOperations';
import {type LoadApi, loadApiOnce} from '../../../lib/openapi/loadApiOnce';
import type {OpenApi} from '../../../lib/openapi/openApi';
import {buildRequest} from './buildRequest';
import {hashOperation} from './hashOperation';

/** The page of an operation, and what names its texts that can be verified. */
export type OperationEntry = {title: string; hash: string};

const entries = new WeakMap<OpenApi, ReadonlyMap<string, OperationEntry>>();

/** A description has more than a hundred requests to build and hash, and an edit of any page asks for them anew. */
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

/** The operations of a version by the route of their pages. */
export async function readOperationEntries(
  version: DocsVersion,
  loadApi: LoadApi = loadApiOnce,
): Promise<ReadonlyMap<string, OperationEntry>> {
  return hasApi(version) ? entriesOf(await loadApi(version.root, apiSources(version))) : new Map();
}
