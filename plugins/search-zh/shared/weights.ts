// Every weight and threshold of the ranking. The index stores the first part: after a change there, build the site again;
// the rest is applied when a query is answered. Measure with `npm run search:eval`.
//
// Units: points = worth of a term in a section, 1–MAX_WEIGHT; factor = a score is multiplied by it, 1 changes nothing;
// share = part of a whole, 0–1; the rest says what it counts.

// ---- In the index: what a term is worth in a section ----

/** Points for a term by where it stands: a title above a heading above text above code. */
export const FIELD_WEIGHTS = {title: 16, heading: 6.5, slug: 7, anchor: 4, content: 6, code: 2, name: 7, alias: 5} as const;
/** Points for what other pages call a section: `each` for the first such page, more with the logarithm of their number, up to `most`. */
export const INBOUND_LINKS = {each: 2, most: 10} as const;
/** Factor: readings, initials and near misses lead to the same titles and headings, a little weaker. */
export const APPROXIMATE = 0.75;
/** How quickly a heading loses worth with the sections n that have it: factor 1 / (1 + this × log2 n). */
export const HEADING_DAMPING = 0.4;
/** Points: the most that a term can be worth in a section. */
export const MAX_WEIGHT = 60;
/** A word in a short title says more than in a long one: factor 1 / (base + perToken × tokens), of at least `least` tokens. */
export const SHORTNESS = {base: 0.6, perToken: 0.1, least: 2} as const;
/** Mentions in a text of mean length at which half of the points are reached (k1 of BM25). */
export const SATURATION = 1.2;
/** Shares of what does not depend on a text's length, and of its length beside the mean, in how slowly it reaches its points (1 − b and b of BM25). */
export const LENGTH_NORM = {base: 0.4, length: 0.6} as const;
/** Characters: longest run of initials that finds a title. */
export const MAX_INITIALS = 8;
/** Sections kept for a term, best first; the rest of a very common word could not change a ranking. */
export const MAX_POSTINGS = 600;
/** Words against which a mistyped one is held: beyond them, words are too rare to be what a reader meant. */
export const MAX_VOCABULARY = 4000;
/** Which words those are: points of the best section times `best`, and one for each section up to `mostSections`. */
export const VOCABULARY = {best: 4, mostSections: 40} as const;
/** Factor of a match by synonym: the same thing, and something related (`strength: weak`). */
export const SYNONYM = {strong: 0.75, weak: 0.4} as const;

// ---- In the query: what its parts are worth ----

/** Share of a word like `API` in the importance of a query: it asks for a kind of page more than for content. */
export const API_IMPORTANCE = 0.35;
/** Importance of one Han character, beside 1 for a word of letters. */
export const HAN_IMPORTANCE = 0.5;
/** Weight of two characters across the border of two words: they show that the words stand together, no more. */
export const ACROSS_WEIGHT = 0.35;
/** Weight of an identifier as a whole. */
export const COMPOUND_WEIGHT = 1.5;
/** Factor for the parts of an identifier: what the reader has copied is the whole. */
export const PART_WEIGHT = 0.35;
/** Factor of a word that begins as the last one of the query does. */
export const PREFIX_FACTOR = 0.8;
/** The same for an identifier. */
export const COMPOUND_PREFIX_FACTOR = 0.9;
/** Factor of a title that has a word with a beginning of up to four letters. */
export const BEGINNING_FACTOR = 0.6;
/** Factor of another form of the same English word. */
export const STEM_FACTOR = 0.92;
/** Letters: shorter words have no other forms. */
export const MIN_STEMMED = 4;
/** Terms that one beginning may bring in. */
export const MAX_EXPANSIONS = 40;
/** Sections: a term in fewer counts as no rarer than this. */
export const RAREST = 5;

// ---- Where the words of the query are not found ----

/** Factor of characters that sound alike. */
export const HOMOPHONE_FACTOR = 0.6;
/** Factor of two characters around one that may be wrong. */
export const GAP_FACTOR = 0.45;
/** Readings of a character that are tried. */
export const MAX_HOMOPHONE_READINGS = 2;
/** Factor of a heading whose pinyin is written. */
export const PINYIN_FACTOR = 0.8;
/** Factor on top, while the last syllable is still being typed. */
export const UNFINISHED_PINYIN_FACTOR = 0.8;
/** Factor of a heading of which the first letters of the syllables are written. */
export const INITIALS_FACTOR = 0.6;
/** Factor on top, when there are more syllables than letters. */
export const INITIALS_PREFIX_FACTOR = 0.95;
/** Factor of a term of the glossary whose every syllable is written out. */
export const SPELLED_FACTOR = 0.9;
/** Share that a syllable of which only the first letter is written takes away, of all syllables. */
export const SPELLED_INITIAL_COST = 0.3;
/** Factor of a term that is not written to its end. */
export const SPELLED_UNFINISHED_FACTOR = 0.8;
/** Syllables: fewer initials fit too many terms. */
export const MIN_SPELLED_INITIALS = 3;
/** Factor of a word at one edit from the one that was typed, divided by the edits. */
export const TYPO_FACTOR = 0.75;
/** Letters from which on a word may hold one edit, and two. */
export const TYPO_LENGTHS = {one: 4, two: 8} as const;
/** Words that a mistyped one may be taken for. */
export const MAX_NEAR_WORDS = 3;
/** Share of the letters that may differ when nothing was found and nearest pages are offered. */
export const LOOSE_EDITS = 0.45;

// ---- In the order of the results ----

/** Exponent of the score of each part: a section that answers each fairly beats one that answers a single part very well. */
export const BALANCE = 0.7;
/** Factor of what a section gains from the title of its page. */
export const TITLE_SHARE = 0.6;
/** Factor of the lesser of the two, a section's own score and that of the title. */
export const BOTH_SHARE = 0.15;
/** Factor of what a page gains from its sections taken together, beside the best one. */
export const WHOLE_SHARE = 0.25;
/** Factor of what a page gains from its title where the query is one term: the page is about it, and not one of its many sections. */
export const TOPIC_SHARE = 0.45;
/** Factor for a section that answers nearly nothing of the query, beside 1 for one that answers all. */
export const COVERAGE_FLOOR = 0.2;
/** Exponent of the share of the query that is answered, between those two. */
export const COVERAGE_POWER = 2;
/** Share of the query: what answers less is no result. */
export const MIN_COVERAGE = 0.2;
/** Factors of the API reference: its 120-odd pages repeat the words of all others and come first only when asked for. */
export const API_REFERENCE = {asked: 1.35, unasked: 0.72} as const;
/** Sections of one page before the next page has its turn. */
export const SECTIONS_PER_HIT_PAGE = 3;
/** Share of the best section's score that a further section of the page must reach to stand beside it. */
export const SECTION_SHARE = 0.55;
