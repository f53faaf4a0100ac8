import type {Match} from '../../lib/errors/matcher';

/** What is known of a message without asking for more. */
export type EntryDetail = {
  /** What it comes from: a component, a part of the program, another program. */
  origin: string;
  /** On what condition it comes; missing for other programs. */
  condition?: string;
  /** In which versions it is; missing where all that were read have it. */
  versions?: string;
  /** What the Chinese interface says. */
  zh?: string;
  /** Pages that are about where it comes from. */
  links: {title: string; to: string}[];
  /** What a page of the documentation says about it, as HTML. */
  told?: {html: string; title: string; to: string};
  /** Settings that it names. */
  settings?: string[];
  /** Where it stands in the program: `lfx/base/mcp/util.py:120`. */
  source?: string;
  /** Id of the answer written by hand. */
  answer?: string;
};

/** An answer written by hand, its texts as HTML. */
export type AnswerDetail = {
  title: string;
  meaning: string;
  causes: {when: string; do: string}[];
  /** Address of its section. */
  to: string;
};

/** Folder of the files in the built site. */
export const INDEX_FOLDER = 'error-index';

/** File of an answer, inside the folder that the manifest names. */
export const answerFile = (id: string) => `answer-${id}.json`;

/** The list for programs. */
export const LIST_FILE = 'errors.json';

/** A message that a paste holds, with what is known of it. */
export type FoundMessage = Omit<Match, 'detail'> & {detail: EntryDetail};

/** What came of a paste, with the answers written by hand by their ids. */
export type FinderOutcome = {text: string; matches: FoundMessage[]; nearest: FoundMessage[]; answers: Record<string, AnswerDetail>};

/** What the page asks of the worker, and what that answers. */
export type FinderRequest = {id: number; indexUrl: string; text: string};
export type FinderResponse = {id: number} & ({outcome: FinderOutcome} | {error: string});
