import {DEFAULT_BASE} from '../../../lib/connection/serverAddress';
import type {Operation} from '../../../lib/openapi/openApi';
import {hashPart} from '../../../lib/pages/findParts';
import {EMPTY_VALUES} from '../shared/requestValues';
import {samplesFor} from '../shared/samples';
import type {RequestModel} from '../types';

/** Hash of the verifiable parts of a page: its response statuses and its code samples, except PowerShell, of which none is run. */
export function hashOperation(operation: Operation, model: RequestModel): string {
  const samples = samplesFor(model)
    .filter(({value}) => value !== 'powershell')
    .map(({build}) => build({model, values: EMPTY_VALUES, base: DEFAULT_BASE}));
  return hashPart([...samples, ...Object.keys(operation.object.responses ?? {}).sort()].join('\n'));
}
