import type {ListItem} from './pieces/lists';
import type {Piece} from './types';

/** Numbers that pieces of a panel, or lines of its lists, carry. */
export function findMarks(pieces: readonly Piece[]): number[] {
  return pieces.flatMap(({props, children}) => {
    const lines = Array.isArray(props.items) ? (props.items as Partial<ListItem>[]) : [];
    const own = [props.mark, ...(children.length > 0 ? [] : lines.map((line) => line.mark))];
    return [...own.filter((mark) => mark !== undefined), ...findMarks(children.flat())];
  });
}
