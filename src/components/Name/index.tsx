import {Fragment, type ReactNode} from 'react';
import {isLong, namePieces} from '../../../lib/content/namePieces';

/** A name or a command as code. A line ends within it only where `namePieces` says, unless a piece would not fit into a line. */
export default function Name({text}: {text: string}): ReactNode {
  return (
    <code>
      {namePieces(text).map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text are always the same
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {isLong(piece) ? <span>{piece}</span> : piece}
        </Fragment>
      ))}
    </code>
  );
}
