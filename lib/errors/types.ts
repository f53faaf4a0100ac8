/** Position of a message in the program. */
export type MessagePlace = {
  /**
   * Exception class, log level (such as `log warning`), `component log`, `interface`, `status`, `command`, `result`, or the name of the
   * function that rejects the operation.
   */
  kind: string;
  /** Path in the installed packages; `frontend` for the interface. */
  file: string;
  /** 1-based; 0 if there is no meaningful line. */
  line: number;
  /** Status of the HTTP response that contains it. */
  http?: number;
  /** Name of the component in the interface. */
  component?: string;
  /** Key of the text in the interface's locale files. */
  key?: string;
};

/** A message of Langflow. In its pattern, `…` stands for a variable part. */
export type Message = {
  pattern: string;
  /** Text in the Chinese interface. */
  zh?: string;
  /** First version with it, of those that were read; missing if the oldest one has it. */
  since?: string;
  /** Last version with it; missing if the newest one has it. */
  until?: string;
  places: MessagePlace[];
};

/** The committed file of messages. */
export type MessageFile = {
  /** Labels of the versions that were read, oldest first. */
  versions: string[];
  messages: Message[];
};
