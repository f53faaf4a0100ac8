/** Text as a quoted string of the configuration of nginx or Caddy. */
export const quote = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;
