import type {MessageMatch} from '../../lib/errors/matcher';
import type {FilledFamily} from '../../lib/errors/matchFamily';

/** Data about a message that is part of its entry. */
export type EntryDetail = {
  /** Source of the message: a component, a part of the program, or another program. */
  origin: string;
  /** Condition under which it appears; missing for other programs. */
  condition?: string;
  /** Versions that contain it; missing if all versions that were read contain it. */
  versions?: string;
  /** Text in the Chinese interface. */
  zh?: string;
  /** Pages about its source. */
  links: {title: string; to: string}[];
  /** Explanation from a documentation page, as HTML. */
  told?: {html: string; title: string; to: string};
  /** Environment variables in its text. */
  settings?: string[];
  /** All positions in the program: `lfx/base/mcp/util.py:120`. */
  sources?: string[];
  /** Id of its hand-written answer. */
  answer?: string;
  /** `true`: its answer only says that the cause is inside it. `inside`: a cause that is known inside it or beside it comes first. */
  wraps?: true | 'inside';
  /** Id of the family that it belongs to. */
  family?: string;
};

/** A hand-written answer. The texts are HTML, except the title. */
export type AnswerDetail = {
  title: string;
  meaning: string;
  causes: {when: string; do: string}[];
  /** Address of its section on the site. */
  to: string;
};

/** Folder of the index files in the built site. */
export const INDEX_FOLDER = 'error-index';

/** File name of an answer, in the folder that the manifest names. */
export const answerFile = (id: string) => `answer-${id}.json`;

/** File name of a family with its texts, in the same folder. */
export const familyFile = (id: string) => `family-${id}.json`;

/** File names of the patterns of the families, of what brings each Python module, and of the parts of the program, in the same folder. */
export const FAMILIES_NAME = 'families.txt';
export const MODULES_NAME = 'modules.json';
export const PARTS_NAME = 'parts.json';

/** A part of the program: the beginning of its paths in the installed packages, and the address of its page. */
export type NamedSubsystem = {prefix: string; title: string; to?: string};

/** Advice for a paste whose message has no answer. */
export type Advice = {
  /** General advice for this kind of message. */
  family?: FilledFamily;
  /** Where in the program it comes from, if the paste has a traceback. */
  part?: NamedSubsystem;
};

/** File of the list for programs. */
export const LIST_FILE = 'errors.json';

/** A message that was found in a paste, with its data. */
export type FoundMessage = Omit<MessageMatch, 'detail'> & {detail: EntryDetail};

/** Result for a paste, with the hand-written answers by id. */
export type FinderOutcome = Advice & {
  text: string;
  matches: FoundMessage[];
  nearest: FoundMessage[];
  answers: Record<string, AnswerDetail>;
};

/** Request of the page to the worker. */
export type FinderRequest = {indexUrl: string; text: string};
