import {checkSchema} from '../yaml/schema';
import type {YamlSource} from '../yaml/yamlSource';
import {CATALOGUE_SCHEMA, type RowDefinition, type RowsInput} from './flowSchema';
import type {ComponentCatalogue} from './types';

/** Converts rows in short form to the full form. */
export function normalizeRows(rows: RowsInput = {}): Record<string, RowDefinition> {
  return Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, typeof row === 'string' ? {label: row} : row]));
}

/** Parses the list of known components (`figures/components.yaml`). */
export function parseCatalogue(source: YamlSource): ComponentCatalogue {
  const input = checkSchema(source, CATALOGUE_SCHEMA) ?? {};
  return Object.fromEntries(
    Object.entries(input).map(([name, {gloss, icon, rows, outputs = {}}]) => [name, {gloss, icon, rows: normalizeRows(rows), outputs}]),
  );
}
