import type {EngineTab} from './tab';

/** How a browser is started. */
export type EngineOptions = {
  /** Whether the system prefers dark colours. */
  isDark?: boolean;
};

/** A running browser. */
export type Engine = {
  /** Opens a tab of the size of a desktop, with storage of its own. WebKit has one tab at a time. */
  openTab: (origin: string) => Promise<EngineTab>;
  close: () => Promise<void>;
};
