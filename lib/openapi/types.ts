/** HTTP methods in OpenAPI, in the order of the specification. */
export const OPENAPI_METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

/** Methods of operations that have pages here, in the order in which a path lists them. */
export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
/** A method in lower case, as in OpenAPI. */
export type Method = (typeof METHODS)[number];

/** Any JSON value. */
export type JsonValue = string | number | boolean | null | JsonValue[] | {[key: string]: JsonValue};

/** One line of an error report: place and message. */
export type ApiProblem = {file: string; line?: number; pointer?: string; message: string};
