import type {ApiChanges, LeftOut} from '../../../../lib/openapi/apiChanges';
import type {OpenApi, Operation} from '../../../../lib/openapi/openApi';
import {buildGroups, type OperationGroup} from '../buildGroups';
import {compareShapes, type ShapeChange} from './compareShapes';
import {shapeOf} from './shapeOf';

/** The API of one version. */
export type VersionedApi = {label: string; api: OpenApi; operations: readonly Operation[]};

/** Change of an operation between two versions. */
export type OperationChange =
  | {kind: 'added'; newer: Operation}
  | {kind: 'leftOut'; older: Operation; leftOut: LeftOut; instead?: Operation}
  | {kind: 'kept'; older: Operation; newer: Operation; changes: ShapeChange[]; note?: string};

/** Operations of one tag in both versions, in sidebar order. */
export type GroupChange = {name: string; label: string; operations: OperationChange[]};

/** All changes between two API versions. */
export type ApiComparison = {
  older: VersionedApi;
  newer: VersionedApi;
  groups: GroupChange[];
  bySlug: ReadonlyMap<string, OperationChange>;
  /** Source of the newer version, which contains the evidence. */
  source: {repository: string; commit: string};
};

const groupsOf = ({api, operations}: VersionedApi): OperationGroup[] => buildGroups(api, operations);
const slugOf = (change: OperationChange) => (change.kind === 'leftOut' ? change.older : change.newer).slug;

function becameOf(older: VersionedApi, newer: VersionedApi, {leftOut, notes}: ApiChanges) {
  const before = new Map(older.operations.map((operation) => [operation.slug, operation]));
  const after = new Map(newer.operations.map((operation) => [operation.slug, operation]));
  return {
    ofNewer: (operation: Operation): OperationChange => {
      const former = before.get(operation.slug);
      if (!former) return {kind: 'added', newer: operation};
      const changes = compareShapes(shapeOf(older.api, former), shapeOf(newer.api, operation));
      const note = notes[operation.slug];
      return {kind: 'kept', older: former, newer: operation, changes, ...(note && {note})};
    },
    ofOlder: (operation: Operation): OperationChange[] => {
      const entry = leftOut[operation.slug];
      if (after.has(operation.slug) || !entry) return [];
      const instead = entry.instead === undefined ? undefined : after.get(entry.instead);
      return [{kind: 'leftOut', older: operation, leftOut: entry, ...(instead && {instead})}];
    },
  };
}

/** Compares two API versions. Operations with the same slug are the same operation, even if their paths differ. */
export function compareApis(older: VersionedApi, newer: VersionedApi, changes: ApiChanges, source: ApiComparison['source']): ApiComparison {
  const became = becameOf(older, newer, changes);
  const former = groupsOf(older);
  const later = groupsOf(newer);
  const lost = (name: string) => former.find((group) => group.name === name)?.operations.flatMap(became.ofOlder) ?? [];
  const groups = [
    ...later.map(({name, label, operations}) => ({name, label, operations: [...operations.map(became.ofNewer), ...lost(name)]})),
    ...former
      .filter(({name}) => !later.some((group) => group.name === name))
      .map(({name, label}) => ({name, label, operations: lost(name)})),
  ].filter(({operations}) => operations.length > 0);
  const bySlug = new Map(groups.flatMap(({operations}) => operations).map((change) => [slugOf(change), change]));
  return {older, newer, groups, bySlug, source};
}
