import {existsSync} from 'node:fs';
import path from 'node:path';
import {readInputText} from '../input/readInput';
import {hashText} from './hashText';

const FIGURE = /<Figure\b[^>]*?\bname="([^"]+)"/g;

/** The flow figures of a page, each by the text of its file. */
export function pageFlows(source: string, siteDir: string): {name: string; hash: string}[] {
  const names = [...new Set([...source.matchAll(FIGURE)].map(([, name = '']) => name))];
  return names.flatMap((name) => {
    const file = path.join('figures', `${name}.flow.yaml`);
    const from = path.join(siteDir, file);
    return existsSync(from) ? [{name, hash: hashText(readInputText({path: from, name: file}))}] : [];
  });
}
