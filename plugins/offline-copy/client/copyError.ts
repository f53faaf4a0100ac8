/** Why the copy could not be completed; each has its own words on the page. */
export type CopyProblem =
  /** The browser lacks what the copy needs, or the page does not come over HTTPS. */
  | 'unsupported'
  /** The browser refuses its store: private windows, blocked site data. */
  | 'forbidden'
  | 'full'
  /** No connection, or the server did not answer. */
  | 'network'
  /** What arrived is not what the site had announced. */
  | 'damaged'
  /** The site offers no copy. */
  | 'missing';

export class CopyError extends Error {
  constructor(readonly problem: CopyProblem) {
    super(problem);
  }
}

const isNamed = (error: unknown, ...names: string[]) => error instanceof DOMException && names.includes(error.name);

/** Tells what is behind an error of the browser's store. */
export function storeProblem(error: unknown): unknown {
  if (isNamed(error, 'QuotaExceededError')) return new CopyError('full');
  if (isNamed(error, 'SecurityError', 'NotAllowedError', 'InvalidStateError')) return new CopyError('forbidden');
  return error;
}
