/** One layout shift or one task of the main thread, in milliseconds since the navigation began. */
export type Timed = {start: number; value: number};

/** Where to press, in CSS pixels of the viewport. */
export type Point = {x: number; y: number};

/** The first actions that readers do on a page. */
export const ACTION_NAMES = ['colour', 'menu', 'copy', 'disclose', 'search'] as const;
export type ActionName = (typeof ACTION_NAMES)[number];

/** What happens in the load event: a sign of intent without an effect, or the press of a control. */
export type FirstAct = ActionName | 'intend';

/** What the script in the page has seen so far; times since the navigation began, 0 for what has not been. */
export type PageRecord = {
  fcp: number;
  lcp: number;
  shifts: Timed[];
  /** Tasks of over 50 ms; the value is the duration. */
  longTasks: Timed[];
  nodes: number;
  /** When React took the page over. */
  hydrated: number;
  /** Whether the page says that React has not taken it over yet. */
  awaitsHydration: boolean;
  /** When the first act came. */
  acted: number;
  /** The frame with the first change of the document after it. */
  changed: number;
  /** The frame with its effect. */
  done: number;
  /** From the press to the next paint, as the Event Timing API has it: at least 16 ms. */
  inp: number;
};

/** Figures of one run by the key of their metric; absent ones were not to be had. */
export type Sample = Record<string, number>;

declare global {
  /** What the script in the page has seen; see `lab/bench/inPage.ts`. */
  var readBench: () => PageRecord;
  /** What to do in the load event. */
  var firstAct: FirstAct | undefined;
  /** Tells the driver, in JSON, where to press. */
  var tellPoint: ((point: string) => void) | undefined;
}
