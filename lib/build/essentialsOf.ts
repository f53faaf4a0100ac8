const TAGS = /<(?:html|meta)\b[^>]*>|<title\b[^>]*>.*?<\/title>/gs;

/** Every word of highlighted code is an element, and icons are made of many: most of a page, and none of it is text. */
function withoutColours(html: string): string {
  const plain = html.replace(/<svg\b.*?<\/svg>/gs, '');
  return plain.replace(
    /(<pre\b[^>]*>)(.*?)<\/pre>/gs,
    (_all, open: string, code: string) => `${open}<code>${code.replace(/<[^>]*>/g, '')}</code></pre>`,
  );
}

/**
 * What a built page says: its language, title and meta tags, and its article. The rest is navigation and the names of the site's
 * files; parsing it would take most of the time, and a change there does not change what the page says.
 */
export function essentialsOf(html: string): string {
  const start = html.indexOf('<article');
  const end = html.lastIndexOf('</article>');
  const head = (html.slice(0, html.indexOf('</head>')).match(TAGS) ?? []).join('');
  return start < 0 || end < start ? html : `${head}</head><body>${withoutColours(html.slice(start, end))}</article></body></html>`;
}
