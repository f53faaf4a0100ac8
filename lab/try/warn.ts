/**
 * Makes a handler of rejections that reports on stderr what went wrong beside the comparison, and lets the run go on: where it was, what did not work, and why, with
 * the stack and causes of the error.
 */
export const warn =
  (place: string, what: string) =>
  (error: unknown): undefined => {
    console.error(`警告：${place}：${what}：`, error);
    return undefined;
  };

/** The same for a comparison that could not be prepared: that is a finding, too. */
export const notPrepared =
  (place: string) =>
  (error: Error): string[] => {
    warn(place, '准备不了')(error);
    return [`准备不了：${error.message}`];
  };
