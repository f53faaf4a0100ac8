import {type AnyNode, parse} from 'acorn';
import {fullAncestor} from 'acorn-walk';
import type {BuiltProblem} from '../rules';
import type {Missing} from './compatData';

/** ECMAScript version that all supported browsers have, except for what is checked below. */
const ECMA_VERSION = 2022;
const LOOKBEHIND = /\(\?<[=!]/;
/** Names with another meaning in our scripts, or harmless if missing. */
const HARMLESS = new Map([
  ['toArray', 'Children of React'],
  ['use', 'React'],
  ['segment', 'asked for as Intl.Segmenter'],
  ['ClipboardItem', 'copyFor.ts copies in another way where it fails'],
  ['touchstart', 'an event that never comes'],
  ['navigate', 'react-dom asks for navigation'],
  ['navigatesuccess', 'react-dom asks for navigation'],
  ['navigateerror', 'react-dom asks for navigation'],
]);
/** Objects whose properties are globals. */
const GLOBAL_OBJECTS = new Set(['window', 'self', 'globalThis']);

/** Name of a variable, of a property, or value of a string. */
function nameOf(node: AnyNode | null | undefined): string | undefined {
  if (node?.type === 'Identifier') return node.name;
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node?.type === 'MemberExpression')
    return nameOf(node.computed && node.property.type !== 'Literal' ? undefined : (node.property as AnyNode));
  return undefined;
}

/** The feature that a node tests for: `typeof X`, `'x' in y`, `y.x?.()`, `y.x ?? z`, `if (y.x)`. */
function askedFor(node: AnyNode): AnyNode | undefined {
  switch (node.type) {
    case 'UnaryExpression':
      return node.operator === 'typeof' || node.operator === '!' ? node.argument : undefined;
    case 'BinaryExpression':
      return /^(?:in|[!=]==?)$/.test(node.operator) ? (node.left as AnyNode) : undefined;
    case 'LogicalExpression':
      return node.left;
    case 'ConditionalExpression':
    case 'IfStatement':
      return node.test;
    case 'CallExpression':
    case 'MemberExpression': {
      const asked = node.type === 'CallExpression' ? node.callee : node.object;
      return node.optional ? (asked as AnyNode) : undefined;
    }
    default:
      return undefined;
  }
}

/** A feature that a node uses, and the browser that lacks it. */
type Use = {name: string; lack: string | undefined};

function findMember(node: AnyNode & {type: 'MemberExpression'}, isCalled: boolean, missing: Missing): Use | undefined {
  const name = nameOf(node);
  if (!name) return undefined;
  const owner = node.object.type === 'Identifier' ? node.object.name : '';
  if (GLOBAL_OBJECTS.has(owner)) return isCalled ? {name, lack: missing.globals.get(name)} : undefined;
  const ofOwner = missing.globals.get(owner);
  if (ofOwner) return {name: owner, lack: ofOwner};
  const ofMember = missing.statics.get(`${owner}.${name}`);
  if (ofMember) return {name, lack: ofMember};
  // A class of our own may have a method of that name, so calls on `this` are ignored.
  return isCalled && node.object.type !== 'ThisExpression' ? {name, lack: missing.methods.get(name)} : undefined;
}

/** Finds a regular expression, as a literal or as a string. */
function findPattern(node: AnyNode & {type: 'Literal'}, parent: AnyNode | undefined, missing: Missing): Use | undefined {
  const isText = parent?.type === 'NewExpression' && nameOf(parent.callee as AnyNode) === 'RegExp';
  const pattern = node.regex?.pattern ?? (isText ? node.value : undefined);
  return typeof pattern === 'string' && LOOKBEHIND.test(pattern) ? {name: '(?<=、(?<!', lack: missing.lookbehind} : undefined;
}

function findUse(node: AnyNode, parent: AnyNode | undefined, missing: Missing): Use | undefined {
  if (node.type === 'StaticBlock') return {name: 'static {}', lack: missing.staticBlock};
  if (node.type === 'Literal') return findPattern(node, parent, missing);
  if (node.type === 'MemberExpression') return findMember(node, parent?.type === 'CallExpression' && parent.callee === node, missing);
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return undefined;
  const name = node.callee.type === 'Identifier' ? node.callee.name : undefined;
  if (name) return {name, lack: missing.globals.get(name)};
  const event = nameOf(node.callee as AnyNode) === 'addEventListener' && nameOf(node.arguments[0] as AnyNode);
  return event ? {name: event, lack: missing.events.get(event)} : undefined;
}

/** Describes the features that a script uses without a test although some supported browser lacks them. */
function findTooNew(script: string, missing: Missing): string[] {
  const found = new Map<string, string>();
  const asked = new Set<string>();
  try {
    const program = parse(script, {ecmaVersion: ECMA_VERSION, sourceType: 'script', allowHashBang: false});
    fullAncestor(program, (node, _state, ancestors) => {
      const guard = nameOf(askedFor(node as AnyNode));
      if (guard) asked.add(guard);
      const use = findUse(node as AnyNode, ancestors.at(-2) as AnyNode | undefined, missing);
      if (use?.lack) found.set(use.name, use.lack);
    });
  } catch (error) {
    return [`不是 ES${ECMA_VERSION} 的语法（${(error as Error).message}）`];
  }
  return [...found].filter(([name]) => !asked.has(name) && !HARMLESS.has(name)).map(([name, lack]) => `${name}（${lack}）`);
}

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/** Scripts of a site; inline scripts only once each. */
function* scriptsOf(files: Iterable<readonly [file: string, text: string]>): Iterable<[file: string, script: string]> {
  const seen = new Set<string>();
  for (const [file, text] of files) {
    const scripts = file.endsWith('.js') ? [text] : [...text.matchAll(INLINE_SCRIPT)].map(([, script = '']) => script);
    for (const script of scripts) {
      if (!seen.has(script)) yield [file, script];
      seen.add(script);
    }
  }
}

/** Finds features in the scripts of a site that browsers in the `browserslist` of package.json lack. */
export function checkOldBrowsers(files: Iterable<readonly [file: string, text: string]>, missing: Missing): BuiltProblem[] {
  return [...scriptsOf(files)].flatMap(([file, script]) =>
    findTooNew(script, missing).map((use) => ({
      file,
      rule: '旧浏览器',
      message: `用了 package.json 的 browserslist 里有浏览器没有的 ${use}；换一种写法，或者先问有没有（typeof、in、?.）`,
    })),
  );
}
