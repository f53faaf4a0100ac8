import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {readWrittenVersions} from '../../../lib/content/versions';

const ROOT = path.join(__dirname, '../../..');

/** A name of the application's interface in bold, perhaps linked, with its Chinese in brackets behind it. */
const IN_PAGES = /\*\*([^*\n]*[A-Za-z][^*\n]*)\*\*(?:\]\([^)]*\))?（([^）\n]+)）/g;
const IN_FIGURES = [/text: ([^,}\n]+), gloss: ([^,}\n]+)/g, /([A-Z][A-Za-z]*(?: [A-Za-z]+)*)（([^）\n]+)）/g];

/** What the buttons of the interface are called; other words in brackets explain, each in its own way. */
const INTERFACE = ['input schema', 'embed into site', 'controls', 'api access', 'share', 'export'];

function readTexts(folder: string, extension: RegExp): {file: string; text: string}[] {
  const files = readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'}).filter((file) => extension.test(file));
  return files.map((file) => ({file: `${folder}/${file}`, text: readFileSync(path.join(ROOT, folder, file), 'utf8')}));
}

it('calls what stands in the interface what the pages call it', () => {
  const pages = new Map<string, Set<string>>();
  for (const {text} of readWrittenVersions().flatMap(({docs}) => readTexts(docs, /\.mdx?$/))) {
    for (const [, name = '', gloss = ''] of text.matchAll(IN_PAGES)) {
      const key = name.toLowerCase();
      pages.set(key, (pages.get(key) ?? new Set()).add(gloss));
    }
  }
  const unlike = readTexts('figures', /\.yaml$/).flatMap(({file, text}) =>
    IN_FIGURES.flatMap((pattern) => [...text.matchAll(pattern)]).flatMap(([, name = '', gloss = '']) => {
      const key = name.trim().toLowerCase();
      return INTERFACE.includes(key) && !pages.get(key)?.has(gloss.trim()) ? [`${file}: ${name}（${gloss}）`] : [];
    }),
  );
  expect(unlike).toEqual([]);
});
