/** A signal that aborts after a time. Browsers before Chrome 103, Firefox 100 and Safari 16 have no `AbortSignal.timeout`. */
export function abortAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}
