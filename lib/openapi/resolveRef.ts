import {fromPointer} from './jsonPointer';
import type {OpenApi, Schema} from './openApi';

type Referable = {$ref?: string};

/** Follows `$ref` until something that is not one; what stands beside the reference wins over what it leads to. */
export function resolveRef<T extends Referable>(api: OpenApi, value: T): T {
  let current: T = value;
  for (let hops = 0; current.$ref !== undefined && hops < 20; hops += 1) {
    const {$ref, ...beside} = current;
    const found = fromPointer($ref).reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], api);
    current = {...(found as T), ...beside};
  }
  return current;
}

/** Name of the component schema that a reference leads to. */
export function refName(schema: Schema): string | undefined {
  return schema.$ref?.startsWith('#/components/schemas/') ? String(fromPointer(schema.$ref).at(-1)) : undefined;
}
