import {isLong, namePieces} from '../../../lib/content/namePieces';
import {escapeHtml} from '../shared/escapeHtml';

/** The same HTML for a name or command that `src/components/Name` renders. */
export function nameHtml(text: string, className?: string): string {
  const pieces = namePieces(text).map((piece) => (isLong(piece) ? `<span>${escapeHtml(piece)}</span>` : escapeHtml(piece)));
  return `<code${className ? ` class="${className}"` : ''}>${pieces.join('<wbr>')}</code>`;
}
