const ENTITIES: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;'};

/** Text as it may stand in XML and HTML, in attributes too. */
export const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (mark) => ENTITIES[mark] as string);
