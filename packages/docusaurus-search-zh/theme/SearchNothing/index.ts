/** A site may say something besides if a query has no results; by default there is nothing. */
export default function SearchNothing(): null {
  return null;
}
