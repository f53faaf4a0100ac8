const DATE = /(?<![\w-])(\d{4}-\d{2}-\d{2})(?![\w-])/;

/** Splits a text at its dates (`2026-11-26`); the pieces at odd indices are dates. Joined, they equal the text. */
export const splitDates = (text: string): string[] => text.split(DATE);
