/** A name as it stands between Han: with a space where it begins or ends in Latin. */
export function inText(name: string): string {
  return `${/^[A-Za-z]/.test(name) ? ' ' : ''}${name}${/[A-Za-z]$/.test(name) ? ' ' : ''}`;
}
