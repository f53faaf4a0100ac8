import type {AnswerGroup} from '../../../lib/errors/answers';
import type {Entry} from '../../../lib/errors/buildIndex';
import {describePlace, settingsIn} from '../../../lib/errors/describePlace';
import {createFamilyFinder, type Family} from '../../../lib/errors/families';
import {type Subsystem, subsystemOf} from '../../../lib/errors/subsystems';
import {normalisePattern} from '../../../lib/errors/text';
import type {Message, MessagePlace} from '../../../lib/errors/types';
import {first} from '../../../lib/input/must';
import type {CatalogPage} from '../../../lib/versionData/componentCatalog';
import type {EntryDetail} from '../types';

/** Data from which the entries are built. */
export type Sources = {
  messages: readonly Message[];
  /** Labels of the versions that were read, oldest first. */
  versions: readonly string[];
  groups: readonly AnswerGroup[];
  subsystems: readonly Subsystem[];
  families: readonly Family[];
  catalog: readonly CatalogPage[];
  /** Page titles by route. */
  titles: ReadonlyMap<string, string>;
  baseUrl: string;
};

type Link = EntryDetail['links'][number];

/** Page sections of components, by the component name in the interface. */
function componentPages(catalog: readonly CatalogPage[]): Map<string, string> {
  const pages = new Map<string, string>();
  for (const {route, components} of catalog) {
    for (const {name, anchor, page} of components) if (!page && !pages.has(name)) pages.set(name, `${route}#${anchor}`);
  }
  return pages;
}

/** Answer ids by normalised message. */
function answersByMessage(groups: readonly AnswerGroup[]): Map<string, string> {
  const answers = groups.flatMap((group) => group.answers);
  return new Map(
    answers.flatMap(({id, messages, others}) => [...messages, ...others].map((pattern) => [normalisePattern(pattern), id] as const)),
  );
}

/** A command prints some messages behind their level; the answer is the same. */
const withoutLevel = (text: string) => text.replace(/^(?:ERROR|WARNING|Error|Warning): /, '');

/** Describes which of the versions contain a message; empty if all of them do. */
function versionsText({since, until}: Message, versions: readonly string[]): string {
  const before = since && versions[versions.indexOf(since) - 1];
  const parts = [...(before ? [`${since} 里有，${before} 里还没有`] : []), ...(until ? [`${until} 以后的版本里没有了`] : [])];
  return parts.join('，');
}

/** Origins that are named; of more, only the number is. */
const NAMED = 2;

/** Where a message comes from: `组件 A、组件 B 等 5 处`. */
function originText(all: readonly string[]): string {
  const origins = [...new Set(all)];
  return origins.slice(0, NAMED).join('、') + (origins.length > NAMED ? ` 等 ${origins.length} 处` : '');
}

function createDescriber({subsystems, families, catalog, titles, versions, baseUrl}: Sources) {
  const familyOf = createFamilyFinder(families);
  const pages = componentPages(catalog);
  const linkTo = (route: string, title = titles.get(route) ?? 'API 参考'): Link => ({title, to: baseUrl + route.slice(1)});
  const linksOf = ({component}: MessagePlace, part: Subsystem | undefined, settings: readonly string[]): Link[] => {
    const own = component && pages.get(component);
    const links = own ? [linkTo(own, `组件 ${component}`)] : part?.page ? [linkTo(part.page)] : [];
    return settings.length > 0 && part?.page !== '/environment-variables' ? [...links, linkTo('/environment-variables')] : links;
  };
  const originOf = ({component, file}: MessagePlace) => (component ? `组件 ${component}` : (subsystemOf(subsystems, file)?.title ?? file));
  return (message: Message, place: MessagePlace): EntryDetail => {
    const part = subsystemOf(subsystems, place.file);
    const settings = settingsIn(message.pattern);
    const known = versionsText(message, versions);
    const family = familyOf(message.pattern, place);
    const sources = [...new Set(message.places.filter(({line}) => line > 0).map(({file, line}) => `${file}:${line}`))];
    return {
      origin: originText(message.places.map(originOf)),
      condition: describePlace(place),
      ...(known && {versions: known}),
      ...(message.zh && {zh: message.zh}),
      links: linksOf(place, part, settings),
      ...(settings.length > 0 && {settings}),
      ...(sources.length > 0 && {sources}),
      ...(family && {family}),
    };
  };
}

/** Groups messages that differ only in punctuation and case; within a group, messages of the newest version are first. */
function groupEqual(messages: readonly Message[]): Message[][] {
  const groups = new Map<string, Message[]>();
  for (const message of messages) {
    const key = normalisePattern(message.pattern);
    groups.set(key, [...(groups.get(key) ?? []), message]);
  }
  return [...groups.values()].map((group) => group.sort((a, b) => Number(Boolean(a.until)) - Number(Boolean(b.until))));
}

/** Builds all entries: the messages of Langflow, and the messages of other programs that have answers. */
export function buildEntries(sources: Sources): Entry[] {
  const detailOf = createDescriber(sources);
  const answers = answersByMessage(sources.groups);
  const wrapping = new Map(sources.groups.flatMap((group) => group.answers.map(({id, wraps}) => [id, wraps] as const)));
  const answered = (detail: EntryDetail, answer: string): EntryDetail => {
    const wraps = wrapping.get(answer);
    return {...detail, answer, ...(wraps && {wraps})};
  };
  const own = groupEqual(sources.messages).map((group): Entry => {
    const [message] = group as [Message];
    const zh = group.find((one) => one.zh)?.zh;
    const texts = [message.pattern, ...(zh ? [zh] : [])];
    const answer = [...texts, ...texts.map(withoutLevel)].map((text) => answers.get(normalisePattern(text))).find(Boolean);
    const places = group.flatMap((one) => one.places);
    const detail = detailOf({...message, zh, places}, first(message.places, 'a message has a place'));
    return {texts, detail: answer ? answered(detail, answer) : detail};
  });
  const known = new Set(own.flatMap(({texts}) => texts.map(normalisePattern)));
  const others = sources.groups
    .flatMap((group) => group.answers)
    .map(({id, from, others: texts}): Entry => {
      // A message that Langflow also has is found through the entry of Langflow.
      const detail = answered({origin: from, links: []}, id);
      return {texts: texts.filter((text) => !known.has(normalisePattern(text))), detail};
    })
    .filter(({texts}) => texts.length > 0);
  return [...own, ...others];
}
