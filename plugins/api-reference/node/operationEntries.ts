import type {DocsVersion} from '../../../lib/content/versions';
import {apiSources, hasApi} from '../../../lib/openapi/apiOperations';
import {listOperations} from '../../../lib/openapi/listOperations';
import {loadApi} from '../../../lib/openapi/loadApi';
import {buildRequest} from './buildRequest';
import {hashOperation} from './hashOperation';

/** The page of an operation, and what names its texts that can be tried. */
export type OperationEntry = {title: string; hash: string};

/** The operations of a version by the route of their pages. */
export async function readOperationEntries(version: DocsVersion): Promise<Map<string, OperationEntry>> {
  if (!hasApi(version)) return new Map();
  const api = await loadApi(version.root, apiSources(version));
  return new Map(
    listOperations(api).map((operation) => {
      const {slug, object} = operation;
      return [`/api/${slug}`, {title: object.summary ?? slug, hash: hashOperation(operation, buildRequest(api, operation))}];
    }),
  );
}
