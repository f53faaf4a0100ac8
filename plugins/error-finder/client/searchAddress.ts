/** Characters of a query of the search. */
const SEARCHED = 64;

/** Address of the search for a message, what varies in it left out. */
export const searchAddress = (baseUrl: string, message: string): string =>
  `${baseUrl}search?${new URLSearchParams({
    q: message
      .replace(/[…\s]+/g, ' ')
      .trim()
      .slice(0, SEARCHED),
  })}`;
