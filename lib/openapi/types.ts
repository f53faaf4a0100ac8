/** HTTP methods that an operation of an OpenAPI description may have, in the order in which the specification lists them. */
export const OPENAPI_METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

/** Methods of the operations that have pages here, in the order in which one path lists them. */
export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
/** A method in lower case, as OpenAPI has it. */
export type Method = (typeof METHODS)[number];

/** Anything that JSON can hold. */
export type JsonValue = string | number | boolean | null | JsonValue[] | {[key: string]: JsonValue};

/** One line of an error report: where, and what is wrong. */
export type Problem = {file: string; line?: number; pointer?: string; message: string};
