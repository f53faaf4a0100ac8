/** Key of the front matter of a rendered page that holds what its author has written as `description`. */
export const SUMMARY_KEY = 'summary';

// A byte order mark before it is no part of the text: Docusaurus passes over it too.
const FRONT_MATTER = /^(\uFEFF?---\r?\n)([\s\S]*?)\r?\n---(?:\r?\n|$)/;

/** A page in its two parts. */
export type PageParts = {
  /** Text of the front matter, `undefined` where there is none. */
  yaml: string | undefined;
  /** Where that text begins in the page. */
  yamlStart: number;
  /** What follows the front matter. */
  body: string;
};

/** Parts the front matter of a Markdown page from its text. */
export function splitFrontMatter(source: string): PageParts {
  const [all = '', opening = '', yaml] = FRONT_MATTER.exec(source) ?? [];
  return {yaml, yamlStart: opening.length, body: source.slice(all.length)};
}
