/** Place of a part in its page. Summaries of folding sections count as headings. */
export type PagePlace = {
  /** Texts of the headings above it, outermost first. */
  headings: readonly string[];
  /** Id of the nearest heading; empty before the first heading. */
  id: string;
  /** 1-based line in the file. */
  line: number;
};

export type PageHeading = {depth: number; text: string; id: string; line: number};
/** A fenced block of code. */
export type PageSample = PagePlace & {language: string; meta: string; text: string; hash: string};
/** A table; cells are in Markdown, with bars unescaped. */
export type PageTable = PagePlace & {header: string[]; rows: {cells: string[]; line: number}[]; hash: string};
/** Markdown of a heading without its anchor, of a paragraph, or of the first paragraph of a list item. Tables are listed separately. */
export type PageText = {kind: 'heading' | 'paragraph' | 'item'; text: string; id: string; line: number};
/** A link in Markdown, or an element with `href` or `to`. */
export type SourceLink = {
  url: string;
  text: string;
  /** Offset in the source. */
  offset: number;
  /** Whether the text is the bare address. */
  isBare: boolean;
};

/** What a page consists of, in page order. */
export type PageParts = {
  headings: PageHeading[];
  texts: PageText[];
  samples: PageSample[];
  tables: PageTable[];
  links: SourceLink[];
  /** Ids of headings and elements. */
  anchors: string[];
  /** Names of the figures, without duplicates. */
  figures: string[];
  /** English words in bold, sorted: names of interface elements. */
  words: string[];
};
