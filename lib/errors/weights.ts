// All weights and thresholds for finding messages in a paste. Test changes with `npx vitest run lib/errors plugins/error-finder`.
//
// Units: characters = letters and digits of the normalised text (`normalise`); share = part of a whole, 0–1; factor = a value is multiplied
// by it, 1 changes nothing; all others name their unit.

// ---- Candidates: which entries have words in common with the paste ----

/** Maximum number of different words of a paste that are looked up. */
export const MAX_QUERY_WORDS = 70;
/** Factors for a word of the index that is only similar to a word of the paste: for its rarity, and for its share of the entry. */
export const SIMILAR_WORD = {rarity: 0.6, share: 0.7} as const;
/** Letters: words with fewer have no similar words; words with `long` letters may differ in two letters, others in one. */
export const SIMILAR_WORD_LETTERS = {least: 4, long: 8} as const;
/** Number of candidates that are compared first, and in total if none of the first ones matches. */
export const CANDIDATES = {first: 12, total: 36} as const;

// ---- Alignment: what the differences between a pattern and a text cost ----

/** Characters: maximum length of a pattern that is compared; a paste may contain only the beginning of a long message. */
export const MAX_PATTERN = 320;
/** Characters: cost of a changed, missing or extra letter, and of a space. */
export const DIFFERENCE = {letter: 1, space: 0.4} as const;
/** Factor for characters that are missing at the edge of a line, because a text may be cut there. */
export const CUT = 0.6;
/** Characters: cost of each character in a gap. A long value is slightly less likely than a short one. */
export const IN_GAP = 0.004;

// ---- Score: which of the aligned patterns explains the paste best ----
//
// The score of a match is in characters: the fixed characters of its pattern, less what follows.

/** Factor of the cost of the alignment: a long pattern that matches partly must not win over a short one that matches completely. */
export const COST_FACTOR = 3;
/** Characters of score for each character of the line outside of the match. */
export const OUTSIDE = {after: 0.06, before: 0.03} as const;
/** Characters of score for each character in gaps. */
export const GAP_LENGTH = 0.01;
/** Maximum number of characters before, after, and in gaps that are counted. */
export const MAX_COUNTED = 20;
/** Characters of score for each gap without a value. */
export const EMPTY_GAP = 0.7;
/** Characters of score if all punctuation of the pattern is found, which distinguishes patterns with the same words. */
export const PUNCTUATION = 0.3;

// ---- Certainty: which matches are shown ----
//
// Closeness is the share of the fixed characters of a pattern that match. Lengths are fixed characters of the pattern.

/** Share: minimum closeness of similar messages, which are shown if no message is certain. */
export const NEAR = 0.5;
/** Least closeness of a pattern with this many fixed characters wherever it matches. Shorter ones must fill their line. */
export const LONG = {length: 40, closeness: 0.8} as const;
/** Least closeness of a pattern that fills its line. */
export const MIDDLE = {length: 20, closeness: 0.85} as const;
/** Least closeness of a shorter pattern without gaps that fills its line. */
export const SHORT = {closeness: 0.86} as const;
/** The same with gaps; shorter ones must match exactly, because a few letters around a gap are easily found by chance. */
export const SHORT_WITH_GAPS = {length: 14, closeness: 0.9} as const;
/** Least length of a pattern that matches exactly between other words. */
export const EXACT_ANYWHERE = 20;
/** The same for a pattern that matches except for punctuation. */
export const LETTERS_ANYWHERE = {length: 24, closeness: 0.99} as const;
/** A match fills its line if at most this many characters are before and after it, such as a full stop or a bracket. */
export const LINE_MARGIN = {before: 1, after: 4} as const;
/** Words: maximum in a gap at the beginning of a short pattern; more words belong to another message. */
export const MAX_FIRST_GAP_WORDS = 2;
/** Least closeness of a message inside a gap of another one, which is then the more informative of the two. */
export const INNER = {length: 14, closeness: 0.93} as const;
/** Number of shown matches, or similar messages. */
export const SHOWN = 4;
/** Least closeness of the nearest message for showing it as a card, with the note that it is only likely. */
export const LIKELY = 0.87;
/** The same for a message in which only letters of a name are damaged. */
export const DAMAGED = 0.78;

// ---- Parts: which message a cut text is a part of; such a match is only likely ----

/**
 * `words`: least number of words of the line. `matched`: least fixed characters. `cut`: cost factor of what is cut off. `closeness`: least
 * share of the characters that match. `cover`: least share of the line that is fixed characters of the pattern. `margin`: most characters
 * of the line outside. `inGaps`: characters of score for each character in gaps. `rival`: another message with this share of the score makes
 * the match uncertain.
 */
export const PART = {words: 4, matched: 14, cut: 0.02, closeness: 0.88, cover: 0.45, margin: 4, inGaps: 0.1, rival: 0.97} as const;
/** Fixed letters (`countFixed`): a message with fewer, which has gaps, says too little to be more than likely, unless it has an answer. */
export const GENERAL = 18;
/** Fixed characters: a certain match with fewer, which has gaps, gives way to a longer part. */
export const WEAK = 24;
