/** Text as a quoted string in the configuration of nginx or Caddy. */
export const quote = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;
