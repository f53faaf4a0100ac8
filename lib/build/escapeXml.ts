const ENTITIES: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;'};

/** Escapes text for XML and HTML, including attributes. */
export const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (mark) => ENTITIES[mark] as string);
