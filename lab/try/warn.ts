/**
 * Creates a rejection handler for failures outside the comparison. It prints to stderr the place, what failed, and the error with its
 * stack and causes; the run continues.
 */
export const warn =
  (place: string, what: string) =>
  (error: unknown): undefined => {
    console.error(`警告：${place}：${what}：`, error);
    return undefined;
  };

/** Like `warn`, for a comparison that could not be prepared. This is also a finding. */
export const notPrepared =
  (place: string) =>
  (error: Error): string[] => {
    warn(place, '准备不了')(error);
    return [`准备不了：${error.message}`];
  };
