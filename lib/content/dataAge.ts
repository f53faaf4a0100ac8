const DAY = 24 * 60 * 60 * 1000;

/** From this age on, in days, readers are told that data may no longer hold. */
export const OLD_DAYS = 90;

/** Whether data from a day (`2026-11-26`) are old at a time. */
export const isOldData = (date: string, now: number): boolean => now - Date.parse(date) > OLD_DAYS * DAY;
