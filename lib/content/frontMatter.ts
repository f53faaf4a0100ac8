/** Front matter key that holds the author's `description` when a page is rendered. */
export const SUMMARY_KEY = 'summary';

// Like Docusaurus, ignores a byte order mark at the start.
const FRONT_MATTER = /^(\uFEFF?---\r?\n)([\s\S]*?)\r?\n---(?:\r?\n|$)/;

/** A page split into front matter and body. */
export type SplitPage = {
  /** Text of the front matter; `undefined` if there is none. */
  yaml: string | undefined;
  /** Offset of that text in the page. */
  yamlStart: number;
  /** Text after the front matter. */
  body: string;
};

/** Splits a Markdown page into front matter and body. */
export function splitFrontMatter(source: string): SplitPage {
  const [all = '', opening = '', yaml] = FRONT_MATTER.exec(source) ?? [];
  return {yaml, yamlStart: opening.length, body: source.slice(all.length)};
}
