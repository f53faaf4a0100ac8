/** One layout shift or one task of the main thread, in milliseconds since the navigation began. */
export type Timed = {start: number; value: number};

/** What the collector in the page has seen so far. */
export type PageRecord = {
  fcp: number | null;
  lcp: number | null;
  shifts: Timed[];
  /** Tasks of over 50 ms; the value is the duration. */
  longTasks: Timed[];
  /** Input events that belong to an interaction; the value is the time until the next paint. */
  events: Timed[];
  loadEnd: number;
  nodes: number;
  /** Whether React has taken the page over; `null` on sites that do not say. */
  hydrated: boolean | null;
  /** When it did. */
  hydratedAt: number | null;
};

export const ACTION_NAMES = ['colour', 'menu', 'copy', 'disclose', 'search'] as const;
/** A first thing that readers do on a page. */
export type ActionName = (typeof ACTION_NAMES)[number];

/** When an action is done: as soon as the page has loaded, once its control has been on the screen, or with React running. */
export type ActionPhase = 'first' | 'shown' | 'later';

/** A first action, and how many frames after the load event to press. */
export type FirstAction = {name: ActionName; frames: number};

/** Where to press, in CSS pixels of the viewport. */
export type Point = {x: number; y: number};

/** How one action went; `null` where its effect did not come. */
export type ActionOutcome = {
  /** From the end of the load event to the press. */
  delay: number;
  /** From the press to the next paint, as the Event Timing API has it: at least 16 ms. */
  inp: number;
  /** From the press to the frame with the first change of the document. */
  change: number | null;
  /** From the press to the frame with the action's effect. */
  done: number | null;
};

/** The functions that the script in the page offers to the driver. */
export type BenchApi = {
  record: () => PageRecord;
  /** Shows the page a sign of intent, and says when. */
  intend: () => number;
  /** Brings the action's control into view and watches for its effect; `null` where the page has no such control in sight. */
  prepare: (name: ActionName) => Point | null;
  /** How the prepared action went; `null` until its effect has come. */
  outcome: () => ActionOutcome | null;
  /** As `outcome`, for an action whose effect did not come in time. */
  giveUp: () => ActionOutcome;
};

/** Figures of one run by the key of their metric; absent ones were not to be had. */
export type Sample = Record<string, number>;

declare global {
  /** What the script in the page offers; see `tools/bench/browser/`. */
  var siteBench: BenchApi;
  /** The action to prepare when the page has loaded. */
  var firstAction: FirstAction | undefined;
  /** Tells the driver, in JSON, where to press for it. */
  var tellPoint: ((point: string) => void) | undefined;
}
