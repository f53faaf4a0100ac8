// All weights and thresholds of the ranking. The first part is stored in the index: after a change there, build the site again. The rest
// applies when a query is answered. Measure with `npm run search:eval`.
//
// Units: points = weight of a term in a section, 1–MAX_WEIGHT; factor = a score is multiplied by it, 1 changes nothing; share = part of a
// whole, 0–1; all others name their unit.

// ---- In the index: what a term is worth in a section ----

/** Points for a term by its place: title, heading, text, code in descending order. */
export const FIELD_WEIGHTS = {title: 16, heading: 6.5, slug: 7, anchor: 4, content: 6, code: 2, name: 7, alias: 5} as const;
/** Points for a section whose title, label in the menu or alias is the whole query. */
export const WHOLE_WEIGHTS = {title: 50, label: 45, alias: 40, line: 25, aside: 8} as const;
/** Factor of a whole text that is equal only without its stop words. */
export const WHOLE_PLAIN = 0.75;
/** Points for link texts on other pages: `each` for the first page, more with the logarithm of their number, up to `most`. */
export const INBOUND_LINKS = {each: 2, most: 10} as const;
/** Factor: readings, initials and similar words find the same titles and headings with a lower score. */
export const APPROXIMATE = 0.75;
/** How quickly the weight of a heading decreases with the number n of sections that have it: factor 1 / (1 + this × log2 n). */
export const HEADING_DAMPING = 0.4;
/** Number of sections: a line in more is no text of any of them. */
export const MANY_SECTIONS = 12;
/** Points: maximum weight of a term in a section. */
export const MAX_WEIGHT = 60;
/** A word in a short title counts more than in a long one: factor 1 / (base + perToken × tokens), with at least `least` tokens. */
export const SHORTNESS = {base: 0.6, perToken: 0.1, least: 2} as const;
/** Number of mentions, in a text of mean length, that gives half of the points (k1 of BM25). */
export const SATURATION = 1.2;
/** How the text length slows the increase of points: a constant share, and a share relative to the mean length (1 − b and b of BM25). */
export const LENGTH_NORM = {base: 0.4, length: 0.6} as const;
/** Characters: longest run of initials that finds a title. */
export const MAX_INITIALS = 8;
/** Maximum number of sections stored for a term, best first; more would not change the ranking for very common words. */
export const MAX_POSTINGS = 600;
/** Number of words that mistyped words are compared with; other words are too rare to be meant. */
export const MAX_VOCABULARY = 4000;
/** How these words are chosen: points of the best section times `best`, plus one for each section up to `mostSections`. */
export const VOCABULARY = {best: 4, mostSections: 40} as const;
/** Factor of a match by synonym: same meaning, or only related (`strength: weak`). */
export const SYNONYM = {strong: 0.75, weak: 0.4} as const;

// ---- In the query: what its parts are worth ----

/** Importance of a word like `API` in a query, one of the words of a scope: it asks for a kind of page more than for content. */
export const SCOPE_WORD_IMPORTANCE = 0.35;
/** Words of letters that make a query English, if there are more of them than of all else. */
export const LEAST_ENGLISH = 3;
/** Importance of one Han character; a word of letters has 1. */
export const HAN_IMPORTANCE = 0.5;
/** Importance of a character that is left beside a word, with its neighbour. */
export const LONE_IMPORTANCE = 0.3;
/** Factor of a pair of characters from two words. */
export const STRAY_WEIGHT = 0.8;
/** Factor of a word that says little beside others. */
export const WEAK_WEIGHT = 0.6;
/** Weight of two characters across a word border: they only show that the words are adjacent. */
export const ACROSS_WEIGHT = 0.455;
/** Weight of a whole identifier. */
export const COMPOUND_WEIGHT = 1.5;
/** Factor for the parts of an identifier: the reader has copied the whole. */
export const PART_WEIGHT = 0.35;
/** Factor of a word that starts with the last word of the query. */
export const PREFIX_FACTOR = 0.8;
/** The same for an identifier. */
export const COMPOUND_PREFIX_FACTOR = 0.9;
/** Factor of a title with a word that has this prefix of up to four letters. */
export const BEGINNING_FACTOR = 0.6;
/** Factor of another form of the same English word. */
export const STEM_FACTOR = 0.92;
/** Letters: shorter words have no other forms. */
export const MIN_STEMMED = 4;
/** Maximum number of terms for one prefix. */
export const MAX_EXPANSIONS = 40;
/** Sections: terms in fewer sections count as equally rare. */
export const RAREST = 5;

// ---- If the words of the query are not found ----

/** Share of a sentence in English that must be missing before its words are taken for mistyped. */
export const LEAST_MISTYPED = 0.4;
/** Factor of characters with the same pronunciation. */
export const HOMOPHONE_FACTOR = 0.6;
/** Factor of two characters around a possibly wrong one. */
export const GAP_FACTOR = 0.45;
/** Maximum number of readings tried for a character. */
export const MAX_HOMOPHONE_READINGS = 2;
/** Factor of a heading whose pinyin is typed. */
export const PINYIN_FACTOR = 0.8;
/** Additional factor while the last syllable is unfinished. */
export const UNFINISHED_PINYIN_FACTOR = 0.8;
/** Factor of a heading whose pinyin initials are typed. */
export const INITIALS_FACTOR = 0.6;
/** Additional factor if there are more syllables than letters. */
export const INITIALS_PREFIX_FACTOR = 0.95;
/** Factor of a glossary term with every syllable in full. */
export const SPELLED_FACTOR = 0.9;
/** Share of the score lost for a syllable with only its first letter, relative to all syllables. */
export const SPELLED_INITIAL_COST = 0.3;
/** Factor of an incomplete term. */
export const SPELLED_UNFINISHED_FACTOR = 0.8;
/** Syllables: fewer initials match too many terms. */
export const MIN_SPELLED_INITIALS = 3;
/** Factor of a word with one edit; divided by the number of edits. */
export const TYPO_FACTOR = 0.75;
/** Minimum number of letters for one edit, and for two. */
export const TYPO_LENGTHS = {one: 4, two: 8} as const;
/** Maximum number of corrections for a mistyped word. */
export const MAX_NEAR_WORDS = 3;
/** Share of the letters that may differ when similar pages are suggested for a query without results. */
export const LOOSE_EDITS = 0.45;

// ---- In the order of the results ----

/** Exponent of the score of each part: a section with fair scores for all parts beats one with a very good score for a single part. */
export const BALANCE = 0.78;
/** Factor of the bonus that a section gets from the title of its page. */
export const TITLE_SHARE = 0.338;
/** Factor of the lower one of a section's own score and its title score. */
export const BOTH_SHARE = 0.15;
/** Factor of the bonus that a page gets from all its sections, in addition to the best one. */
export const WHOLE_SHARE = 0.325;
/** Factor of the bonus from the title for a query with one term: the whole page is about it, not just one of its sections. */
export const TOPIC_SHARE = 0.45;
/** Factor for a section that matches almost nothing of the query; 1 for one that matches everything. */
export const COVERAGE_FLOOR = 0.2;
/** Exponent of the matched share of the query, between these two. */
export const COVERAGE_POWER = 2;
/** Share of the query: sections that match less are not results. */
export const MIN_COVERAGE = 0.33;
/** Share of the best page's score, without the bonus of a whole title: pages with less are not results. */
export const LEAST_PAGE = 0.1;
/** Shares of the best section's score on a page, with and without its title: sections with less are not results. */
export const LEAST_SECTION = 0.3;
export const LEAST_OWN = 0.2;
/** Maximum number of sections of one page before the next page. */
export const SECTIONS_PER_HIT_PAGE = 3;
/** Share of the best section's score that another section of the page must reach to be shown with it. */
export const SECTION_SHARE = 0.55;
