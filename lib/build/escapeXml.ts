const ENTITIES: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

/** Escapes text for XML and HTML, including attributes in double quotes. */
export const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (mark) => ENTITIES[mark] ?? mark);

/** Escapes text between tags, where quotes need no escape. */
export const escapeXmlText = (text: string): string => text.replace(/[&<>]/g, (mark) => ENTITIES[mark] ?? mark);
