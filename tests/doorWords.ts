/** Words of a text that can stand for a subject: pairs of Han characters, and words of other letters. */
export const subjectWords = (text: string): string[] => [
  ...(text.match(/\p{Script=Han}+/gu) ?? []).flatMap((run) => [...run].slice(1).map((_, index) => run.slice(index, index + 2))),
  ...(text.toLowerCase().match(/[a-z0-9.]{2,}/g) ?? []),
];

/** Whether a door says what it leads to: it shares a word with the heading there. */
export const doorFits = (door: string, heading: string): boolean => {
  const named = subjectWords(heading);
  return subjectWords(door).some((word) => named.includes(word));
};
