import bcd, {type BrowserName, type Identifier, type SimpleSupportStatement} from '@mdn/browser-compat-data';
import {InputError} from '../../../../lib/input/inputError';

/** Oldest promised version of each browser, as browser-compat-data names them. */
export type Targets = ReadonlyMap<BrowserName, string>;

/** What some promised browser lacks; each value says which, such as `Firefox 104`. */
export type Missing = {
  /** By the name of a global or of an interface. */
  globals: ReadonlyMap<string, string>;
  /** By `Object.member`. */
  statics: ReadonlyMap<string, string>;
  /** By name, where every method of this name is missing: which object a minified script calls it on, nobody knows. */
  methods: ReadonlyMap<string, string>;
  /** By name, likewise. */
  events: ReadonlyMap<string, string>;
  /** Of the language; `undefined` where all browsers have it. */
  lookbehind?: string;
  staticBlock?: string;
};

/** Names of `browserslist`, and of browser-compat-data. */
const BROWSERS: Readonly<Record<string, BrowserName>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
};

/**
 * The browsers that `browserslist` in package.json promises.
 *
 * @throws InputError where a line is not of the form `chrome >= 99`
 */
export function readTargets(queries: readonly string[]): Targets {
  return new Map(
    queries.map((query) => {
      const [, name = '', version = ''] = /^(\w+) >= (\d+(?:\.\d+)?)$/.exec(query) ?? [];
      const browser = BROWSERS[name];
      if (browser) return [browser, version] as const;
      throw new InputError(
        `package.json 的 browserslist：每一行应形如 chrome >= 99，浏览器是 ${Object.keys(BROWSERS).join('、')} 之一；收到的是 ${JSON.stringify(query)}`,
      );
    }),
  );
}

const parts = (version: string) => version.replace('≤', '').split('.').map(Number);

function isAtMost(version: string, limit: string): boolean {
  const [a, b] = [parts(version), parts(limit)];
  return (a[0] ?? 0) - (b[0] ?? 0) < 0 || (a[0] === b[0] && (a[1] ?? 0) <= (b[1] ?? 0));
}

const hasCome = (since: string | false | undefined, version: string) =>
  Boolean(since) && since !== 'preview' && isAtMost(since as string, version);

// Behind a flag, under another name or in previews only is not there; what is there in part has its name.
const isThere = ({version_added, version_removed, flags, prefix, alternative_name}: SimpleSupportStatement, version: string) =>
  !(flags || prefix || alternative_name) && hasCome(version_added, version) && !hasCome(version_removed, version);

/** The first promised browser that lacks something, with the version that brought it. */
function lackOf({__compat: compat}: Identifier, targets: Targets): string | undefined {
  for (const [browser, version] of targets) {
    const support = compat?.support[browser];
    const statements = support ? [support].flat() : [];
    if (statements.some((statement) => isThere(statement, version))) continue;
    // The newest comes first.
    const added = statements.filter(({version_added, flags}) => version_added && !flags).at(-1)?.version_added;
    return `${bcd.browsers[browser].name} ${added && added !== 'preview' ? `${added} 起才有` : '没有'}`;
  }
  return undefined;
}

/** Keeps of several things of one name the lack, unless one of them is everywhere. */
class SameNames {
  private readonly lacks = new Map<string, string | undefined>();

  add(name: string, lack: string | undefined): void {
    if (!this.lacks.has(name) || !lack) this.lacks.set(name, lack);
  }

  missing(): Map<string, string> {
    return new Map([...this.lacks].filter((entry): entry is [string, string] => entry[1] !== undefined));
  }
}

const membersOf = (owner: Identifier) =>
  Object.entries(owner as Record<string, Identifier>).filter(([name, {__compat}]) => /^\w+$/.test(name) && name !== '__compat' && __compat);

/** Looks up what the promised browsers lack, in the data that MDN's tables of browsers are made from. */
export function findMissing(targets: Targets): Missing {
  const [globals, statics, methods, events] = [new SameNames(), new SameNames(), new SameNames(), new SameNames()];
  const builtins = [...membersOf(bcd.javascript.builtins as Identifier), ...membersOf(bcd.javascript.builtins?.Intl as Identifier)];
  for (const [owner, content] of [...membersOf(bcd.api as Identifier), ...builtins]) {
    const lackOfOwner = lackOf(content, targets);
    globals.add(owner, lackOfOwner);
    // Who has an object of a missing interface has it from something else that is missing. Elements and what is the language's own
    // come without the name of their interface.
    const areCalled = !lackOfOwner || /^(?:HTML|SVG)\w+Element$/.test(owner) || builtins.some(([name]) => name === owner);
    for (const [key, member] of membersOf(content)) {
      const [, name = key, kind] = /^(\w+?)_(static|event)$/.exec(key) ?? [];
      const lack = lackOf(member, targets);
      if (kind === 'event') events.add(name, lack);
      else statics.add(`${owner}.${name}`, lack);
      if (!kind && areCalled) methods.add(name, lack);
      if (owner === 'Window') globals.add(name, lack);
    }
  }
  const {regular_expressions, classes} = bcd.javascript;
  return {
    globals: globals.missing(),
    statics: statics.missing(),
    methods: methods.missing(),
    events: events.missing(),
    lookbehind: lackOf(regular_expressions?.lookbehind_assertion as Identifier, targets),
    staticBlock: lackOf(classes?.static?.initialization_blocks as Identifier, targets),
  };
}
