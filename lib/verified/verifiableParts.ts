import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseYamlInput, readInputText} from '../input/readInput';
import {hashPart} from '../pages/findParts';
import {readParts} from '../pages/readParts';
import type {PageParts} from '../pages/types';

/** A flow figure and the hash of its file. */
export type FlowOnPage = {name: string; hash: string};
/** The verifiable parts of a page, including the flows and labels in its figures. */
export type VerifiableParts = Pick<PageParts, 'samples' | 'tables' | 'words'> & {flows: FlowOnPage[]};

/** Hash of the interface words of a page. */
export const hashWords = (words: readonly string[]): string => hashPart(words.join('\n'));

type Figures = readonly string[];

/** Texts of those figures that are of one kind. */
function readFigures(figures: Figures, kind: 'flow' | 'panel', siteDir: string): {name: string; file: string; text: string}[] {
  return figures.flatMap((name) => {
    const file = path.join('figures', `${name}.${kind}.yaml`);
    const from = path.join(siteDir, file);
    return existsSync(from) ? [{name, file, text: readInputText({path: from, name: file})}] : [];
  });
}

/** The flows among the figures of a page. */
export const flowsAmong = (figures: Figures, siteDir: string): FlowOnPage[] =>
  readFigures(figures, 'flow', siteDir).map(({name, text}) => ({name, hash: hashPart(text)}));

const ENGLISH = /^[A-Z][A-Za-z0-9 .…&/'+-]*[A-Za-z0-9.…+]$/;

/** Keys of a panel figure that contain interface text; `OWN` are keys with text that people have written. */
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

/** English labels of the interface in a panel figure. */
export function panelWords(source: string, name = 'panel.yaml'): string[] {
  const {content} = (parseYamlInput(source, name) ?? {}) as {content?: unknown};
  const words = new Set<string>();
  collect(content, '', words);
  return [...words].sort();
}

/**
 * Reads the verifiable parts of a page.
 *
 * @param file path of the page relative to the site
 */
export function readVerifiable(siteDir: string, file: string): VerifiableParts {
  const {samples, tables, words, figures} = readParts(siteDir, file);
  const labels = readFigures(figures, 'panel', siteDir).flatMap(({text, file: name}) => panelWords(text, name));
  return {samples, tables, words: [...new Set([...words, ...labels])].sort(), flows: flowsAmong(figures, siteDir)};
}
