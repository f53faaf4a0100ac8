import {type AstNode, parse, type RootNode} from 'regjsparser';

/** Characters to try for classes, the most readable first. */
const CHARACTERS = [...'a1A0-_. /:x9Zb中', '\n'];
/** Maximum number of repeats of a part. */
const MOST_REPEATS = 200;

const FEATURES = {unicodePropertyEscape: true, namedGroups: true, lookbehind: true} as const;

type Node = AstNode<typeof FEATURES> | RootNode<typeof FEATURES>;

/** A character that a class or `.` matches: the pattern of the class itself is asked. */
function characterOf({raw}: Node): string {
  const matches = new RegExp(`^${raw}$`, 'u');
  // The first of a range is one of its own.
  const candidates = [...CHARACTERS, ...raw];
  return candidates.find((character) => matches.test(character)) ?? '';
}

const joined = (nodes: readonly Node[], repeats: number): string => nodes.map((node) => textOf(node, repeats)).join('');

/** A part that may be left out is, unless it may repeat. */
function countOf({min, max = MOST_REPEATS}: {min: number; max?: number}, repeats: number): number {
  return Math.min(max > 1 ? Math.min(Math.max(min, repeats), max) : min, MOST_REPEATS);
}

/** @param repeats how often a part repeats if it may repeat without a limit, or up to a higher one */
function textOf(node: Node, repeats: number): string {
  switch (node.type) {
    case 'value':
      return String.fromCodePoint(node.codePoint);
    case 'alternative':
      return joined(node.body, repeats);
    case 'disjunction':
      return node.body[0] ? textOf(node.body[0], repeats) : '';
    case 'group':
      // What follows or precedes is no text of the value itself.
      return node.behavior === 'normal' || node.behavior === 'ignore' ? joined(node.body, repeats) : '';
    case 'quantifier':
      return joined(node.body, repeats).repeat(countOf(node, repeats));
    case 'characterClass':
    case 'characterClassEscape':
    case 'unicodePropertyEscape':
    case 'dot':
      return characterOf(node);
    default:
      return '';
  }
}

/**
 * A text that matches a pattern; undefined if none is found, as for patterns with conditions on what surrounds a part. The same pattern
 * always gives the same text.
 */
export function patternExample(pattern: string, repeats = 1): string | undefined {
  try {
    const text = textOf(parse(pattern, 'u', FEATURES), repeats);
    return new RegExp(pattern, 'u').test(text) ? text : undefined;
  } catch {
    // Not a regular expression of ECMAScript, which JSON Schema only recommends.
    return undefined;
  }
}
