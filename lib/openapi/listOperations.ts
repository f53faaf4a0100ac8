import type {JsonPath} from './jsonPointer';
import type {OpenApi, OperationObject, Parameter} from './openApi';
import {resolveRef} from './resolveRef';
import {METHODS, type Method} from './types';

/** An operation with what its path item adds to it. */
export type Operation = {
  slug: string;
  method: Method;
  path: string;
  tag: string;
  object: OperationObject;
  parameters: Parameter[];
  /** Where it stands in the description. */
  location: JsonPath;
};

/** Lists the operations in the order of the description's paths. */
export function listOperations(api: OpenApi): Operation[] {
  return Object.entries(api.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method): Operation[] => {
      const object = item?.[method];
      if (!object) return [];
      const own = (object.parameters ?? []).map((parameter) => resolveRef(api, parameter));
      const shared = (item.parameters ?? []).map((parameter) => resolveRef(api, parameter));
      const inherited = shared.filter((parameter) => !own.some(({name, in: place}) => name === parameter.name && place === parameter.in));
      return [
        {
          slug: object['x-slug'] ?? '',
          method,
          path,
          tag: object.tags?.[0] ?? '',
          object,
          parameters: [...inherited, ...own],
          location: ['paths', path, method],
        },
      ];
    }),
  );
}
