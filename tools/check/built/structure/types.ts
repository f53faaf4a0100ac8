import type {Element} from 'hast';

/** A rule about page structure. */
export type StructureRule = {
  name: string;
  /** @param elements visible elements of the page, in document order */
  check: (elements: readonly Element[]) => string[];
};
