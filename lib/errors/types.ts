/** Where a message is written in the program. */
export type Place = {
  /** The exception, `log warning` and the like, `interface`, `status`, `command`, or the function that refuses. */
  kind: string;
  /** Path inside the installed packages; `frontend` for the interface. */
  file: string;
  /** 1-based; 0 where there are no lines to speak of. */
  line: number;
  /** Status of the HTTP answer that carries it. */
  http?: number;
  /** Name of the component as the interface shows it. */
  component?: string;
  /** Key of the text in the locale files of the interface. */
  key?: string;
};

/** A message of Langflow; `…` in its pattern stands for what varies. */
export type Message = {
  pattern: string;
  /** What the Chinese interface says instead. */
  zh?: string;
  /** First version that has it, of those that were read; missing where the oldest of them does. */
  since?: string;
  /** Last version that has it; missing where the newest does. */
  until?: string;
  places: Place[];
};

/** The committed file of messages. */
export type MessageFile = {
  /** Labels of the versions that were read, the oldest first. */
  versions: string[];
  messages: Message[];
};
