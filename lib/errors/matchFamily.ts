import {escapeXml} from '../build/escapeXml';
import {escapeRegExp} from '../input/escapeRegExp';
import {VARIES} from './text';

/** Forms of the variable parts of a family's patterns. */
export const VARIABLES: Record<string, string> = {
  module: '[A-Za-z_][\\w.]*',
  name: '[^\'"`\\n]{1,120}?',
  code: '[3-5]\\d\\d',
  number: '\\d+',
  port: '\\d{2,5}',
  host: '[A-Za-z0-9](?:[\\w.-]*[\\w])?',
  path: '(?:[A-Za-z]:)?[^\\s\'"`:*?<>|]{2,200}',
  url: 'https?:\\/\\/[^\\s\'"`<>]+',
  package: '[A-Za-z][\\w.-]*\\w',
  setting: '[A-Z][A-Z0-9]*_[A-Z0-9_]+',
  field: '[^\'"`\\n:]{1,80}?',
  cause: '[^\\n]{1,300}',
  version: '(?:0\\.\\d{1,2}|1\\.(?:\\d|1[0-2]))(?!\\d)(?:\\.\\d{1,2})?',
  any: '.{0,80}?',
};

/** What tells which family a text belongs to. */
export type FamilyPatterns = {
  id: string;
  /**
   * `program`: messages of Langflow that `createFamilyFinder` puts into it; the patterns only read their variable parts. `symptom`: what
   * people say of a problem without its message. `trace`: places of a traceback whose message is missing. `general`: a few
   * words that together tell the kind of a message. Others: messages of any program.
   */
  kind?: 'program' | 'symptom' | 'trace' | 'general';
  /** As the files of the families have them, tried in this order: regular expressions of them would be half as long again. */
  patterns: string[];
};

/** A family as the page gets it: the texts are HTML with `{variable}` for the reader's words. */
export type FamilyDetail = FamilyPatterns & {
  title: string;
  meaning: string;
  causes: {when: string; do: string; only?: Record<string, string[]>}[];
  /** Whether `modules.json` tells what brings `{module}`. */
  isModule?: boolean;
};

/** Package that brings a module, and what to install for it: empty if a plain Langflow brings it. */
export type ModuleSource = {package: string; via: string};

/** A family with the reader's words filled in, as HTML. */
export type FilledFamily = Pick<FamilyDetail, 'id' | 'title' | 'meaning' | 'kind'> & {causes: {when: string; do: string}[]};

/** A family that a paste belongs to, and the variable parts in it. */
export type FamilyMatch = {family: FamilyDetail; values: Record<string, string>};

/**
 * One side of `&&`: a part with `(a|b)` is a whole word, because it may stand anywhere in a text. (Lookbehind is missing before Safari 16.4.)
 */
function pieceOf(text: string): string {
  const alternatives = /^\((.+\|.+)\)$/.exec(text)?.[1];
  const plain = (words: string) => escapeRegExp(words).replace(/\s+/g, '\\s+');
  const word = (words: string) => (/^\w/.test(words) ? '\\b' : '') + plain(words);
  return alternatives === undefined ? plain(text) : `(?:${alternatives.split('|').map(word).join('|')})(?![A-Za-z_])`;
}

/**
 * Regular expression of a pattern: `{name}` stands for the part with that name in `VARIABLES`; white space may be a line break. `(a|b)` is one
 * of several words, and both sides of ` && ` must be in the text, in any order.
 */
export function familyPattern(pattern: string): string {
  const used = new Set<string>();
  const one = (part: string) =>
    part
      .split(/(\{\w+\}|\([^()]*\|[^()]*\))/)
      .filter((piece) => piece !== '')
      .map((piece, index, pieces) => {
        const name = /^\{(\w+)\}$/.exec(piece)?.[1];
        if (name === undefined) return pieceOf(piece);
        if (used.has(name)) return `\\k<${name}>`;
        used.add(name);
        const form = VARIABLES[name] ?? VARIABLES.any ?? '';
        // Nothing follows that would make a reluctant part longer than one character.
        return `(?<${name}>${index === pieces.length - 1 ? form.replace(/\}\?$/, '}') : form})`;
      })
      .join('');
  const parts = pattern.split(' && ');
  return parts.length === 1 ? one(pattern) : `^${parts.map((part) => `(?=[\\s\\S]*?${one(part)})`).join('')}`;
}

/** Writes families as text: a paragraph for each, with its id and kind and then its patterns. */
export const writeFamilies = (families: readonly FamilyPatterns[]): string =>
  families.map(({id, kind, patterns}) => [kind ? `${id} ${kind}` : id, ...patterns].join('\n')).join('\n\n');

/** Reads what `writeFamilies` wrote. */
export function parseFamilies(text: string): FamilyPatterns[] {
  return text.split('\n\n').map((paragraph) => {
    const [head = '', ...patterns] = paragraph.split('\n');
    const [id = '', kind] = head.split(' ');
    return {id, kind: kind as FamilyPatterns['kind'], patterns};
  });
}

const compiled = new Map<string, RegExp>();

/** The regular expression of a pattern; each is compiled once. */
function compile(pattern: string): RegExp {
  const known = compiled.get(pattern) ?? new RegExp(familyPattern(pattern), 'i');
  compiled.set(pattern, known);
  return known;
}

/** Finds the family of a text among those of some kinds, and the variable parts; families that come first are more specific. */
export function matchFamily<Family extends FamilyPatterns>(
  text: string,
  families: readonly Family[],
  kinds: readonly FamilyPatterns['kind'][] = [undefined],
): {family: Family; values: Record<string, string>} | undefined {
  for (const family of families) {
    if (!kinds.includes(family.kind)) continue;
    const values = readVariables(text, family);
    if (values) return {family, values};
  }
  return undefined;
}

/** The variable parts of a text, as the first pattern that fits reads them; undefined if none fits. */
export function readVariables(text: string, {patterns}: Pick<FamilyPatterns, 'patterns'>): Record<string, string> | undefined {
  for (const pattern of patterns) {
    const found = compile(pattern).exec(text);
    if (found) return {...found.groups};
  }
  return undefined;
}

/** A part that cannot be read, because the message is cut or damaged, stays open. */
const fillIn = (html: string, values: Readonly<Record<string, string>>) =>
  html.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name]?.trim();
    if (value) return escapeXml(value);
    return Object.hasOwn(VARIABLES, name) ? VARIES : whole;
  });

const plainPackage = (name: string) => name.toLowerCase().replace(/[_.]/g, '-');

/** Facts about a module or package that the advice uses: `source` is `plain`, `extra` or `unknown`. */
function moduleValues(
  {module, package: named}: Readonly<Record<string, string>>,
  modules: Readonly<Record<string, ModuleSource>>,
): Record<string, string> {
  const top = module?.split('.')[0] ?? '';
  const found = named
    ? Object.values(modules).find((one) => plainPackage(one.package) === plainPackage(named))
    : Object.hasOwn(modules, top)
      ? modules[top]
      : undefined;
  if (!found) return {source: 'unknown', package: named ?? top.replace(/_/g, '-')};
  return {source: found.via === '' ? 'plain' : 'extra', package: found.package, via: found.via};
}

/** Fills the reader's words into a family, and leaves out the causes that do not fit them. */
export function fillFamily({family, values}: FamilyMatch, modules: Readonly<Record<string, ModuleSource>> = {}): FilledFamily {
  const all = family.isModule ? {...values, ...moduleValues(values, modules)} : values;
  const fits = (only: Record<string, string[]> | undefined) =>
    Object.entries(only ?? {}).every(([name, wanted]) => wanted.includes((all[name] ?? '').toLowerCase()));
  return {
    id: family.id,
    ...(family.kind && {kind: family.kind}),
    title: fillIn(family.title, all),
    meaning: fillIn(family.meaning, all),
    causes: family.causes.filter(({only}) => fits(only)).map((cause) => ({when: fillIn(cause.when, all), do: fillIn(cause.do, all)})),
  };
}
