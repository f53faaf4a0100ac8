/** A site may say something above the results of a query, such as what an error message means; by default there is nothing. */
export default function SearchMessage(): null {
  return null;
}
