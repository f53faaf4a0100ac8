import {isObject} from '../input/isObject';
import {placesIn} from './checkReferences';
import {type JsonPath, toPointer} from './openApi';
import type {JsonValue} from './types';

/** Replaces names of schemas by pointers to them: OpenAPI allows both in the mapping of a discriminator. */
function pointMapping(mapping: JsonValue | undefined, names: ReadonlySet<string>): void {
  if (!isObject(mapping)) return;
  for (const [value, target] of Object.entries(mapping)) {
    if (typeof target === 'string' && names.has(target)) mapping[value] = toPointer(['components', 'schemas', target]);
  }
}

function schemaNames({components}: {[key: string]: JsonValue}): Set<string> {
  return new Set(isObject(components) && isObject(components.schemas) ? Object.keys(components.schemas) : []);
}

/**
 * Writes what OpenAPI 3.1 allows to write in several ways in the one way that other code reads: references to an `$anchor` and schema names
 * in the mapping of a discriminator become JSON pointers, and a document of webhooks or components gets an empty `paths`. Changes the
 * description in place.
 */
export function normalizeDescription(description: {[key: string]: JsonValue}): void {
  description.paths ??= {};
  const names = schemaNames(description);
  const anchors = new Map<string, JsonPath>();
  const references: {[key: string]: JsonValue}[] = [];
  for (const {value, path, areNames} of placesIn(description)) {
    if (areNames || !isObject(value)) continue;
    if (typeof value.$anchor === 'string' && !anchors.has(value.$anchor)) anchors.set(value.$anchor, path);
    if (typeof value.$ref === 'string' && /^#[^/]/.test(value.$ref)) references.push(value);
    if (isObject(value.discriminator)) pointMapping(value.discriminator.mapping, names);
  }
  for (const reference of references) {
    const target = anchors.get(String(reference.$ref).slice(1));
    if (target) reference.$ref = toPointer(target);
  }
}
