import {escapeXml} from '../../../lib/build/escapeXml';
import {isLong, namePieces} from '../../../lib/content/namePieces';

/** The same HTML for a name or command that `src/components/Name` renders. */
export function nameHtml(text: string, className?: string): string {
  const pieces = namePieces(text).map((piece) => (isLong(piece) ? `<span>${escapeXml(piece)}</span>` : escapeXml(piece)));
  return `<code${className ? ` class="${className}"` : ''}>${pieces.join('<wbr>')}</code>`;
}
