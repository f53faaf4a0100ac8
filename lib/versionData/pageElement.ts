import type {RootContent} from 'mdast';
import type {DocsVersion} from '../content/versions';
import {suggestName} from '../flowFile/nearestName';
import {InputError, showReceived} from '../input/inputError';

/** Where an element stands. */
export type ElementPlace = {
  version: DocsVersion;
  /** Routes of the version in sidebar order. */
  order: readonly string[];
  /** Route of the page. */
  route: string;
  /** Text of an attribute; undefined if the element does not have it, `''` if it has no value. */
  attribute: (name: string) => string | undefined;
};

/** Content of an element. @throws InputError if the element is wrong there */
export type FillElement = (place: ElementPlace) => RootContent[];

/** What authors are told about a component. */
export type ComponentGuide = {
  /** How they write it: `<SettingsTable />`. */
  usage: string;
  /** What it is for, in one line of Markdown. */
  about: string;
};

/** An element that authors write, and that becomes ordinary content: links, search and the Markdown copies include it, without a script. */
export type PageElement<Data> = ComponentGuide & {fill: (data: Data, place: ElementPlace) => RootContent[]};

/** Elements by their names. */
export type PageElements<Data> = Readonly<Record<string, PageElement<Data>>>;

/** Elements of one version, by their names. */
export type ElementFillers = ReadonlyMap<string, FillElement>;

/** Puts the data into elements. */
export const bindElements = <Data>(elements: PageElements<Data>, data: Data): [string, FillElement][] =>
  Object.entries(elements).map(([name, {fill}]) => [name, (place) => fill(data, place)]);

/**
 * Finds the entry that an attribute of an element names.
 *
 * @param file where the entries are, for messages
 */
export function findEntry<Entry>(place: ElementPlace, attribute: string, entries: ReadonlyMap<string, Entry>, file: string): Entry {
  const name = place.attribute(attribute);
  const found = name === undefined ? undefined : entries.get(name);
  if (found !== undefined) return found;
  const near = suggestName(name ?? '', [...entries.keys()]);
  throw new InputError(`${attribute} 应为 ${file} 里有的名字；收到的是${showReceived(name)}；${near}；改正名字，或者把它加进去`);
}
