/** A layout shift, main-thread task or event. `start` is in milliseconds since the start of the navigation. */
export type Timed = {start: number; value: number};

/** Position of a press in CSS pixels of the viewport. */
export type BenchPoint = {x: number; y: number};

/** First actions of a reader on a page. */
export const ACTION_NAMES = ['colour', 'menu', 'copy', 'disclose', 'search'] as const;
export type ActionName = (typeof ACTION_NAMES)[number];

/** Act in the load event: a press on a control, or `intend`, a key press without an effect. */
export type FirstAct = ActionName | 'intend';

/** Record of the script in the page. Times are in milliseconds since the start of the navigation; 0 means that it has not happened. */
export type PageRecord = {
  fcp: number;
  lcp: number;
  shifts: Timed[];
  /** Tasks of over 50 ms; the value is the duration. */
  longTasks: Timed[];
  nodes: number;
  /** Time at which hydration finished. */
  hydrated: number;
  /** Whether the page says that it is not hydrated yet. */
  awaitsHydration: boolean;
  /** Time of the first act. */
  acted: number;
  /** Time of the first change of the document after the first act. */
  changed: number;
  /** Time of the frame in which the action had its effect. */
  done: number;
  /** Milliseconds from the press to the next paint, as measured by the Event Timing API; at least 16. */
  inp: number;
};

/** Values of one run by metric key; metrics that could not be measured are missing. */
export type BenchSample = Record<string, number>;

declare global {
  /** Returns the record of the script in the page; see `lab/bench/inPage.ts`. */
  var readBench: () => PageRecord;
  /** Act to do in the load event. */
  var firstAct: FirstAct | undefined;
  /** Tells the driver the position of the press as JSON; `null` if the page has no control for it. */
  var tellPoint: ((point: string) => void) | undefined;
}
