import {cutText} from '../../../lib/text/cutText';
import {maskSecrets} from '../../../lib/text/maskSecrets';

/** Maximum number of characters in a search query. */
const SEARCHED = 64;

/** Search query for a message, without its variable parts and keys. */
export const searchQuery = (message: string): string =>
  cutText(
    maskSecrets(message)
      .replace(/[…\s]+/g, ' ')
      .trim(),
    SEARCHED,
  );
