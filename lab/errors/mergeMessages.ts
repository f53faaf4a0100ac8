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

/**
 * Adds the messages of a version, the newest or one newer still, to those that are known.
 *
 * @throws Error for a version older than the newest that is known: what came first could no longer be told
 */
export function mergeMessages(known: MessageFile, version: string, read: readonly ReadMessage[]): Merged {
  const {versions} = known;
  const newest = versions.at(-1);
  if (newest && compareVersions(version, newest) < 0) {
    throw new Error(`${version} is older than ${newest}; read the versions from the oldest to the newest, into an empty file`);
  }
  const before = versions.filter((label) => label !== version);
  const found = gather(read);
  const merged = new Map<string, Message>();
  const gone: string[] = [];
  for (const old of known.messages) {
    if (found.has(old.pattern) || old.since === version) continue;
    merged.set(old.pattern, {...old, until: old.until ?? before.at(-1)});
    if (!old.until) gone.push(old.pattern);
  }
  const oldByPattern = new Map(known.messages.map((message) => [message.pattern, message]));
  const added: string[] = [];
  for (const [pattern, message] of found) {
    const old = oldByPattern.get(pattern);
    const isNew = !old || old.since === version;
    if (!old) added.push(pattern);
    const since = isNew ? (before.length > 0 && !message.places.some(isOwnRelease) ? version : undefined) : old.since;
    merged.set(pattern, {...message, zh: message.zh ?? old?.zh, since});
  }
  const messages = [...merged.values()].sort((a, b) => (a.pattern < b.pattern ? -1 : 1)).map(format);
  return {file: {versions: [...before, version], messages}, added: added.sort(), gone: gone.sort()};
}
