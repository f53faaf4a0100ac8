import {listOperations} from '../../../lib/openapi/listOperations';
import {loadApi} from '../../../lib/openapi/loadApi';
import {DEFAULT_OPTIONS} from '../options';
import {buildRequest} from './buildRequest';
import {hashOperation} from './hashOperation';

/** The page of an operation, and what names its texts that can be tried. */
export type OperationEntry = {title: string; hash: string};

/** The operations of a site by the route of their pages. */
export async function readOperationEntries(siteDir: string): Promise<Map<string, OperationEntry>> {
  const api = await loadApi(siteDir, DEFAULT_OPTIONS);
  return new Map(
    listOperations(api).map((operation) => {
      const {slug, object} = operation;
      return [`/api/${slug}`, {title: object.summary ?? slug, hash: hashOperation(operation, buildRequest(api, operation))}];
    }),
  );
}
