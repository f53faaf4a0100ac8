import {behavioursCheck} from './behaviours';
import {componentsCheck} from './components';
import {customCheck} from './custom';
import {flowsCheck} from './figureFlows';
import {guidesCheck} from './guides';
import {openapiCheck} from './openapi';
import {operationsCheck} from './operations';
import {settingsCheck} from './settings';
import type {Check} from './types';

/** All checks, in the order in which they run. */
export const CHECKS: readonly Check[] = [
  openapiCheck,
  componentsCheck,
  operationsCheck,
  settingsCheck,
  customCheck,
  guidesCheck,
  flowsCheck,
  behavioursCheck,
];
