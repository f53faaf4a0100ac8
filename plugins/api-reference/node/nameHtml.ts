import {escapeXml} from '../../../lib/build/escapeXml';
import {type ShownPiece, showName} from '../../../lib/content/namePieces';

function pieceHtml({text, space, kind}: ShownPiece, index: number, {length}: readonly ShownPiece[]): string {
  const shown = escapeXml(text);
  const element = kind === 'text' ? shown : `<span${kind === 'long' ? ' class="long"' : ''}>${shown}</span>`;
  return element + (space || index === length - 1 ? space : '<wbr>');
}

/** The same HTML for a name or command that `src/components/Name` renders. */
export function nameHtml(text: string, className?: string): string {
  const pieces = showName(text);
  const classes = [className, pieces.length > 1 ? 'pieces' : undefined].filter(Boolean).join(' ');
  return `<code${classes ? ` class="${classes}"` : ''}>${pieces.map(pieceHtml).join('')}</code>`;
}
