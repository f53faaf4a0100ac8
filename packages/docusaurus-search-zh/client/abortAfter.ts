/** Returns a signal that aborts after a time. `AbortSignal.timeout` is missing before Chrome 103, Firefox 100 and Safari 16. */
export function abortAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}
