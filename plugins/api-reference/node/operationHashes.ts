import {listOperations} from '../../../lib/openapi/listOperations';
import {loadApi} from '../../../lib/openapi/loadApi';
import {DEFAULT_OPTIONS} from '../options';
import {buildRequest} from './buildRequest';
import {hashOperation} from './hashOperation';

/** What names the texts of each operation that can be tried, by the route of its page. */
export async function readOperationHashes(siteDir: string): Promise<Map<string, string>> {
  const api = await loadApi(siteDir, DEFAULT_OPTIONS);
  return new Map(
    listOperations(api).map((operation) => [`/api/${operation.slug}`, hashOperation(operation, buildRequest(api, operation))]),
  );
}
