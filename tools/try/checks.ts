import {componentsCheck} from './components';
import {openapiCheck} from './openapi';
import {operationsCheck} from './operations';
import {settingsCheck} from './settings';
import type {Check} from './types';

/** Everything that is held against the program, in the order in which it is done. */
export const CHECKS: readonly Check[] = [openapiCheck, componentsCheck, operationsCheck, settingsCheck];
