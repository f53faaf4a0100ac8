import {type AstNode, parse, type RootNode} from 'regjsparser';

/** Characters to try for classes, the most readable first. */
const CHARACTERS = [...'a1A0-_. /:x9Zb中', '\n'];
/** A part that may repeat without a limit is repeated once, or as often as it must. */
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

const joined = (nodes: readonly Node[]): string => nodes.map(textOf).join('');

function textOf(node: Node): string {
  switch (node.type) {
    case 'value':
      return String.fromCodePoint(node.codePoint);
    case 'alternative':
      return joined(node.body);
    case 'disjunction':
      return node.body[0] ? textOf(node.body[0]) : '';
    case 'group':
      // What follows or precedes is no text of the value itself.
      return node.behavior === 'normal' || node.behavior === 'ignore' ? joined(node.body) : '';
    case 'quantifier':
      return joined(node.body).repeat(Math.min(Math.max(node.min, node.symbol === '*' ? 1 : node.min), MOST_REPEATS));
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
export function patternExample(pattern: string): string | undefined {
  try {
    const text = textOf(parse(pattern, 'u', FEATURES));
    return new RegExp(pattern, 'u').test(text) ? text : undefined;
  } catch {
    // Not a regular expression of ECMAScript, which JSON Schema only recommends.
    return undefined;
  }
}
