import type {Parents, Root} from 'mdast';
import {defaultHandlers, type Info, type State} from 'mdast-util-to-markdown';

/**
 * Leaves out, for each piece of text, the patterns of characters that it does not hold: the library runs some sixty regular
 * expressions over every cell of every table, which takes most of the time of printing. What is printed stays the same.
 */
function skipIdlePatterns(state: State): void {
  const {unsafe, safe} = state;
  state.safe = (input, config) => {
    // The characters around the text take part: whether `_` is escaped depends on its neighbours.
    const text = `${config.before ?? ''}${input ?? ''}${config.after ?? ''}`;
    state.unsafe = unsafe.filter(({character}) => text.includes(character));
    const result = safe.call(state, input, config);
    state.unsafe = unsafe;
    return result;
  };
}

/** As the library prints the root of a tree, with the time of idle patterns saved. */
export function printRoot(node: Root, parent: Parents | undefined, state: State, info: Info): string {
  skipIdlePatterns(state);
  return defaultHandlers.root(node, parent, state, info);
}
