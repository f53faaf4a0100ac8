import {Fragment, type ReactNode} from 'react';
import {type ShownPiece, showName} from '../../../lib/content/namePieces';

function Piece({text, kind}: ShownPiece): ReactNode {
  if (kind === 'text') return text;
  return kind === 'long' ? <span className="long">{text}</span> : <span>{text}</span>;
}

/** A name or a command as code. A line ends within it only where `namePieces` says, unless a piece would not fit into a line. */
export default function Name({text}: {text: string}): ReactNode {
  const pieces = showName(text);
  return (
    <code className={pieces.length > 1 ? 'pieces' : undefined}>
      {pieces.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text are always the same
        <Fragment key={index}>
          {index > 0 && pieces[index - 1]?.space === '' && <wbr />}
          <Piece {...piece} />
          {piece.space}
        </Fragment>
      ))}
    </code>
  );
}
