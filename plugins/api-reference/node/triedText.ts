import type {Operation} from '../../../lib/openapi/listOperations';
import {computeTried} from '../../../lib/tried/computeTried';
import {describeTried} from '../../../lib/tried/describeTried';
import type {TriedRecord} from '../../../lib/tried/types';
import type {RequestModel} from '../types';
import {hashOperation} from './hashOperation';

/** Says what of an operation was run on the real program, from the record of its version. */
export function createTriedText(record: TriedRecord | undefined): (operation: Operation, request: RequestModel) => string {
  return (operation, request) =>
    describeTried(computeTried(record, `/api/${operation.slug}`, new Set([hashOperation(operation, request)])));
}
