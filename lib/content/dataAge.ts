const DAY = 24 * 60 * 60 * 1000;

/** Age in days from which readers are warned that data may be out of date. */
export const OLD_DAYS = 90;

/** Whether data of a day (`2026-11-26`) are old at a given time. */
export const isOldData = (date: string, now: number): boolean => now - Date.parse(date) > OLD_DAYS * DAY;
