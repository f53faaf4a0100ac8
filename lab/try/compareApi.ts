import type {RawOpenApi} from '../../tools/sync/api/readOpenApi';
import {type ApiNode, listOperationNodes, listSchemas} from './listParts';

/** Changes inside an operation or schema. */
export type NodeChange = {name: string; added: string[]; changed: string[]; removed: string[]};

/** Changes in the set of operations or schemas. */
export type NodeGroupChange = {added: string[]; removed: string[]; changed: NodeChange[]};

/** The differences between two APIs. */
export type DescriptionComparison = {operations: NodeGroupChange; schemas: NodeGroupChange};

const missingFrom = (keys: Iterable<string>, other: ReadonlyMap<string, unknown>) => [...keys].filter((key) => !other.has(key));

function compareNodes(name: string, before: ApiNode, after: ApiNode): NodeChange {
  return {
    name,
    added: missingFrom(after.parts.keys(), before.parts),
    changed: [...after.parts].filter(([part, value]) => before.parts.has(part) && before.parts.get(part) !== value).map(([part]) => part),
    removed: missingFrom(before.parts.keys(), after.parts),
  };
}

function compareGroups(before: ReadonlyMap<string, ApiNode>, after: ReadonlyMap<string, ApiNode>): NodeGroupChange {
  const changes = [...after].flatMap(([name, node]) => {
    const former = before.get(name);
    return former ? [compareNodes(name, former, node)] : [];
  });
  return {
    added: missingFrom(after.keys(), before),
    removed: missingFrom(before.keys(), after),
    changed: changes.filter(({added, changed, removed}) => added.length + changed.length + removed.length > 0),
  };
}

/** Compares the structure of two APIs, ignoring texts and examples. */
export function compareApi(before: RawOpenApi, after: RawOpenApi): DescriptionComparison {
  return {
    operations: compareGroups(listOperationNodes(before), listOperationNodes(after)),
    schemas: compareGroups(listSchemas(before), listSchemas(after)),
  };
}

const isEmpty = ({added, removed, changed}: NodeGroupChange) => added.length + removed.length + changed.length === 0;

/** Whether two APIs have the same structure. */
export const isSameApi = ({operations, schemas}: DescriptionComparison): boolean => isEmpty(operations) && isEmpty(schemas);
