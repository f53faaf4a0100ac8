import bcd, {type BrowserName, type Identifier, type SimpleSupportStatement} from '@mdn/browser-compat-data';
import {InputError} from '../../../../lib/input/inputError';

/** Oldest supported version of each browser, with the names of browser-compat-data. */
export type Targets = ReadonlyMap<BrowserName, string>;

/** Features that some supported browser lacks; each value names that browser, such as `Firefox 104`. */
export type Missing = {
  /** By name of the global or interface. */
  globals: ReadonlyMap<string, string>;
  /** By `Object.member`. */
  statics: ReadonlyMap<string, string>;
  /** By name, only if every method of this name is missing: in a minified script, the type of the object is unknown. */
  methods: ReadonlyMap<string, string>;
  /** By name, under the same condition. */
  events: ReadonlyMap<string, string>;
  /** Regular expression lookbehind; `undefined` if all browsers support it. */
  lookbehind?: string;
  staticBlock?: string;
};

/** Names in `browserslist`, and in browser-compat-data. */
const BROWSERS: Readonly<Record<string, BrowserName>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
};

/**
 * Browsers in the `browserslist` of package.json.
 *
 * @throws InputError if a line does not have the form `chrome >= 99`
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

// Support behind a flag, under another name or only in previews does not count; partial support counts.
const isThere = ({version_added, version_removed, flags, prefix, alternative_name}: SimpleSupportStatement, version: string) =>
  !(flags || prefix || alternative_name) && hasCome(version_added, version) && !hasCome(version_removed, version);

/** The first supported browser that lacks a feature, with the version that added it. */
function lackOf({__compat: compat}: Identifier, targets: Targets): string | undefined {
  for (const [browser, version] of targets) {
    const support = compat?.support[browser];
    const statements = support ? [support].flat() : [];
    if (statements.some((statement) => isThere(statement, version))) continue;
    // The newest statement comes first.
    const added = statements.filter(({version_added, flags}) => version_added && !flags).at(-1)?.version_added;
    return `${bcd.browsers[browser].name} ${added && added !== 'preview' ? `${added} 起才有` : '没有'}`;
  }
  return undefined;
}

/** For several features with the same name, keeps the lack unless one of them is available everywhere. */
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

/** Finds what the supported browsers lack, using the data of MDN's compatibility tables. */
export function findMissing(targets: Targets): Missing {
  const [globals, statics, methods, events] = [new SameNames(), new SameNames(), new SameNames(), new SameNames()];
  const builtins = [...membersOf(bcd.javascript.builtins as Identifier), ...membersOf(bcd.javascript.builtins?.Intl as Identifier)];
  for (const [owner, content] of [...membersOf(bcd.api as Identifier), ...builtins]) {
    const lackOfOwner = lackOf(content, targets);
    globals.add(owner, lackOfOwner);
    // An object of a missing interface comes from another missing API, so that one is reported. Elements and built-in objects are used
    // without naming their interface.
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
