import {cutText} from '../../../lib/text/cutText';
import {maskSecrets} from '../../../lib/text/maskSecrets';

/** Maximum number of characters in a search query. */
const SEARCHED = 64;

/** Address of the search for a message, without its variable parts and keys. */
export const searchAddress = (baseUrl: string, message: string): string =>
  `${baseUrl}search?${new URLSearchParams({
    q: cutText(
      maskSecrets(message)
        .replace(/[…\s]+/g, ' ')
        .trim(),
      SEARCHED,
    ),
  })}`;
