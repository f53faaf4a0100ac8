import type {HtmlElement} from '../../../../lib/build/html';

/** A rule on the structure of a page. */
export type StructureRule = {
  name: string;
  /** @param elements those of the page that readers meet, in the order of the source */
  check: (elements: readonly HtmlElement[]) => string[];
};
