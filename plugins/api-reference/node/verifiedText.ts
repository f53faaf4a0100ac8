import type {Operation} from '../../../lib/openapi/listOperations';
import {computeVerification} from '../../../lib/verified/computeVerification';
import {describeVerification} from '../../../lib/verified/describeVerification';
import type {VerificationReport} from '../../../lib/verified/types';
import type {RequestModel} from '../types';
import {hashOperation} from './hashOperation';

/** Says what of an operation was run on the real program, from the report of its version. */
export function createVerifiedText(report: VerificationReport | undefined): (operation: Operation, request: RequestModel) => string {
  return (operation, request) =>
    describeVerification(computeVerification(report, `/api/${operation.slug}`, new Set([hashOperation(operation, request)])));
}
