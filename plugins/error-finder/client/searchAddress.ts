/** Maximum number of characters in a search query. */
const SEARCHED = 64;

/** Address of the search for a message, without its variable parts. */
export const searchAddress = (baseUrl: string, message: string): string =>
  `${baseUrl}search?${new URLSearchParams({
    q: message
      .replace(/[…\s]+/g, ' ')
      .trim()
      .slice(0, SEARCHED),
  })}`;
