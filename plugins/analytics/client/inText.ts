/** A name for use in Chinese text: with a space where it begins or ends with a Latin letter. */
export function inText(name: string): string {
  return `${/^[A-Za-z]/.test(name) ? ' ' : ''}${name}${/[A-Za-z]$/.test(name) ? ' ' : ''}`;
}
