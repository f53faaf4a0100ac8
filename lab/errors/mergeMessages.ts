import {compareVersions} from '../../lib/content/compareVersions';
import type {Message, MessageFile, Place} from '../../lib/errors/types';

/** A message as `python/read_messages.py` prints it. */
export type ReadMessage = {pattern: string; zh?: string} & Place;

/** What a newer version changed. */
export type Merged = {file: MessageFile; added: string[]; gone: string[]};

/** More places say nothing more to a reader. */
const MOST_PLACES = 3;

/** Packages of components are released by themselves: the version of Langflow does not tell since when they say something. */
const isOwnRelease = ({file}: Place) => file.startsWith('lfx_');

function gather(read: readonly ReadMessage[]): Map<string, Message> {
  const found = new Map<string, Message>();
  for (const {pattern, zh, ...place} of read) {
    const message = found.get(pattern) ?? {pattern, places: []};
    if (zh) message.zh ??= zh;
    const isKnown = message.places.some(({kind, file}) => kind === place.kind && file === place.file);
    if (!isKnown && message.places.length < MOST_PLACES) message.places.push(place);
    found.set(pattern, message);
  }
  return found;
}

/** Puts the keys into their order. */
const format = ({pattern, zh, since, until, places}: Message): Message => ({
  pattern,
  ...(zh && {zh}),
  ...(since && {since}),
  ...(until && {until}),
  places,
});

/** The versions that are known besides the one that is read. */
function versionsBefore({versions}: MessageFile, version: string): string[] {
  const newest = versions.at(-1);
  if (newest && compareVersions(version, newest) < 0) {
    throw new Error(`${version} is older than ${newest}; read the versions from the oldest to the newest, into an empty file`);
  }
  return versions.filter((label) => label !== version);
}

/** What the version no longer has. */
const keepOld = (known: MessageFile, found: ReadonlyMap<string, Message>, version: string): Message[] =>
  known.messages.filter(({pattern, since}) => !found.has(pattern) && since !== version);

/** Since when the program has a message. */
function sinceOf({places}: Message, old: Message | undefined, version: string, isFirst: boolean): string | undefined {
  if (old && old.since !== version) return old.since;
  return isFirst || places.some(isOwnRelease) ? undefined : version;
}

/**
 * Adds the messages of a version, the newest or one newer still, to those that are known.
 *
 * @throws Error for a version older than the newest that is known: what came first could no longer be told
 */
export function mergeMessages(known: MessageFile, version: string, read: readonly ReadMessage[]): Merged {
  const before = versionsBefore(known, version);
  const found = gather(read);
  const old = new Map(known.messages.map((message) => [message.pattern, message]));
  const kept = keepOld(known, found, version);
  const current = [...found.values()].map((message): Message => {
    const former = old.get(message.pattern);
    return {...message, zh: message.zh ?? former?.zh, since: sinceOf(message, former, version, before.length === 0)};
  });
  const messages = [...kept.map((message) => ({...message, until: message.until ?? before.at(-1)})), ...current]
    .sort((a, b) => (a.pattern < b.pattern ? -1 : 1))
    .map(format);
  return {
    file: {versions: [...before, version], messages},
    added: [...found.keys()].filter((pattern) => !old.has(pattern)).sort(),
    gone: kept.filter(({until}) => !until).map(({pattern}) => pattern),
  };
}
