import type {Operation} from '../../../lib/openapi/listOperations';
import {computeTried} from '../../../lib/tried/computeTried';
import {describeTried} from '../../../lib/tried/describeTried';
import {readRecord} from '../../../lib/tried/readRecord';
import type {RequestModel} from '../types';
import {hashOperation} from './hashOperation';

/** Says what of an operation was run on the real program, from the record of a site. */
export function createTriedText(siteDir: string): (operation: Operation, request: RequestModel) => string {
  const record = readRecord(siteDir);
  return (operation, request) =>
    describeTried(computeTried(record, `/api/${operation.slug}`, new Set([hashOperation(operation, request)])));
}
