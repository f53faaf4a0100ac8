import {existsSync} from 'node:fs';
import path from 'node:path';
import {readInputText} from '../input/readInput';
import {hashText} from './hashText';

const FIGURE = /<Figure\b[^>]*?\bname="([^"]+)"/g;

/** Names of the figures of a page, each once, in the order of the page. */
export const figureNamesIn = (source: string): string[] => [...new Set([...source.matchAll(FIGURE)].map(([, name = '']) => name))];

/** The flow figures of a page, each by the text of its file. */
export function pageFlows(source: string, siteDir: string): {name: string; hash: string}[] {
  return figureNamesIn(source).flatMap((name) => {
    const file = path.join('figures', `${name}.flow.yaml`);
    const from = path.join(siteDir, file);
    return existsSync(from) ? [{name, hash: hashText(readInputText({path: from, name: file}))}] : [];
  });
}
