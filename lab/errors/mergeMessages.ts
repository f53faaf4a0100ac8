import {compareVersions} from '../../lib/content/compareVersions';
import type {Message, MessageFile, MessagePlace} from '../../lib/errors/types';

/** A message as `python/read_messages.py` prints it. */
export type ReadMessage = {pattern: string; zh?: string} & MessagePlace;

/** The merged file, and the patterns that are new or no longer exist. */
export type Merged = {file: MessageFile; added: string[]; gone: string[]};

/** Maximum number of places per message; more would not help readers. */
const MOST_PLACES = 3;

/** Component packages have their own releases, so the Langflow version does not tell since when they have a message. */
const isOwnRelease = ({file}: MessagePlace) => file.startsWith('lfx_');

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

/** Copies a message with its keys in a fixed order. */
const format = ({pattern, zh, since, until, places}: Message): Message => ({
  pattern,
  ...(zh && {zh}),
  ...(since && {since}),
  ...(until && {until}),
  places,
});

/** The known versions without the one that is read. Throws if that one is older than the newest known version. */
function versionsBefore({versions}: MessageFile, version: string): string[] {
  const newest = versions.at(-1);
  if (newest && compareVersions(version, newest) < 0) {
    throw new Error(`${version} is older than ${newest}; read the versions from the oldest to the newest, into an empty file`);
  }
  return versions.filter((label) => label !== version);
}

/** Messages that are not in the version. Those that were new in an earlier read of the same version are dropped. */
const keepOld = (known: MessageFile, found: ReadonlyMap<string, Message>, version: string): Message[] =>
  known.messages.filter(({pattern, since}) => !found.has(pattern) && since !== version);

/** First version with a message; undefined for the oldest version and for component packages. */
function sinceOf({places}: Message, old: Message | undefined, version: string, isFirst: boolean): string | undefined {
  if (old && old.since !== version) return old.since;
  return isFirst || places.some(isOwnRelease) ? undefined : version;
}

/**
 * Adds the messages of a version to the known ones. The version must be the newest known one or newer.
 *
 * @throws Error for a version older than the newest known one, because the first version of a message would be unknown
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
