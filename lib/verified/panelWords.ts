import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseYamlInput, readInputText} from '../input/readInput';

const FIGURE = /<Figure\b[^>]*?\bname="([^"]+)"/g;
const ENGLISH = /^[A-Z][A-Za-z0-9 .…&/'+-]*[A-Za-z0-9.…+]$/;

/** Where a part of a panel carries what the interface shows; what people type, say and call things is elsewhere. */
const SHOWN = new Set(['text', 'heading', 'button', 'label', 'hint', 'items', 'head', 'title', 'toggle', 'selected']);
const OWN = new Set(['chat', 'steps', 'code', 'badge', 'rows', 'marks', 'alt', 'gloss', 'value']);

function collect(part: unknown, key: string, into: Set<string>): void {
  if (OWN.has(key)) return;
  if (typeof part === 'string') {
    if (SHOWN.has(key) && ENGLISH.test(part)) into.add(part);
  } else if (Array.isArray(part)) for (const item of part) collect(item, key, into);
  else if (typeof part === 'object' && part !== null) {
    for (const [name, value] of Object.entries(part)) collect(value, name, into);
  }
}

/** English labels in the text of a panel figure: what it shows as the interface's own. */
export function panelWords(source: string, name = 'panel.yaml'): string[] {
  const {content} = (parseYamlInput(source, name) ?? {}) as {content?: unknown};
  const words = new Set<string>();
  collect(content, '', words);
  return [...words].sort();
}

/** English labels in the panel figures of a page. */
export function pagePanelWords(source: string, siteDir: string): string[] {
  return [...source.matchAll(FIGURE)].flatMap(([, name = '']) => {
    const file = path.join('figures', `${name}.panel.yaml`);
    const from = path.join(siteDir, file);
    return existsSync(from) ? panelWords(readInputText({path: from, name: file}), file) : [];
  });
}
