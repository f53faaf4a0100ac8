/** Where a program of Langflow lies, and how to run what it brings. */
export type Installation = {
  version: string;
  /** Folder of the virtual environment. */
  folder: string;
  /** Its Python. */
  python: string;
  /** The command `langflow` in it. */
  command: string;
};

/** A Langflow that answers at `url`. */
export type LangflowServer = {
  url: string;
  port: number;
  version: string;
  /** Folder of its settings, database and files; gone after `stop`. */
  folder: string;
  /** File with everything that it printed. */
  log: string;
  /** Ends it with all processes that it started, and removes its folder. */
  stop: () => Promise<void>;
};

/** Tells a person how far long work has come. */
export type Report = (text: string) => void;
