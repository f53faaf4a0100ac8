import {isLong, namePieces} from '../../../lib/content/namePieces';
import {escapeHtml} from '../shared/escapeHtml';

/** The HTML of a name or a command, as `src/components/Name` draws it. */
export function nameHtml(text: string, className?: string): string {
  const pieces = namePieces(text).map((piece) => (isLong(piece) ? `<span>${escapeHtml(piece)}</span>` : escapeHtml(piece)));
  return `<code${className ? ` class="${className}"` : ''}>${pieces.join('<wbr>')}</code>`;
}
