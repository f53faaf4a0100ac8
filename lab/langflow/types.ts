/** An installed Langflow. */
export type Installation = {
  version: string;
  /** Folder of the virtual environment. */
  folder: string;
  /** Its Python. */
  python: string;
  /** The command `langflow` in it. */
  command: string;
};

/** A running Langflow. */
export type LangflowServer = {
  url: string;
  port: number;
  version: string;
  /** Folder of its settings, database and files; removed by `stop`. */
  folder: string;
  /** File with its output. */
  log: string;
  /** Ends it and all its child processes, and removes its folder. */
  stop: () => Promise<void>;
};

/** Reports the progress of long work to the user. */
export type LangflowReport = (text: string) => void;
