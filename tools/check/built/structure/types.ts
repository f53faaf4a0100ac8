import type {HtmlElement} from '../../../../lib/build/html';

/** A rule about page structure. */
export type StructureRule = {
  name: string;
  /** @param elements visible elements of the page, in document order */
  check: (elements: readonly HtmlElement[]) => string[];
};
