declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: {headers: Record<string, string | string[] | undefined>});
    /** Media types that the client accepts, best first. */
    mediaTypes(available: readonly string[]): string[];
  }
}
