/** Keys and positions that lead to a value. */
export type JsonPath = (string | number)[];

/** Writes a path in the form of a JSON pointer (RFC 6901), as OpenAPI tools show it. */
export function toPointer(path: JsonPath): string {
  return `#${path.map((part) => `/${String(part).replace(/~/g, '~0').replace(/\//g, '~1')}`).join('')}`;
}

/** Reads a JSON pointer back into its parts. */
export function fromPointer(pointer: string): JsonPath {
  return pointer
    .replace(/^#?\/?/, '')
    .split('/')
    .filter((part) => part !== '')
    .map((part) => decodeURIComponent(part).replace(/~1/g, '/').replace(/~0/g, '~'));
}
