import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {isPair, isScalar, parseAllDocuments, type Scalar, visit} from 'yaml';
import {CORRECTIONS_FILE} from '../../../lib/content/corrections';
import type {TextDocument, TextRun} from '../types';
import {alignText} from './alignText';
import {collectRuns} from './collectRuns';

const HAN = /\p{Script=Han}/u;
/** The words of readers, for the search: nobody reads them. In the ledger of corrections, what pages say as they say it. */
const quotedKeys = (file: string) => ['x-search', ...(file === CORRECTIONS_FILE ? ['upstream', 'ours'] : [])];
const markdown = unified().use(remarkParse).use(remarkGfm);

function runsOfScalar(scalar: Scalar, source: string): TextRun[] {
  const {value, range} = scalar;
  if (typeof value !== 'string' || !HAN.test(value) || !range) return [];
  // The header of a block scalar (`|-`, `>`) is not a part of the text.
  const isBlock = scalar.type === 'BLOCK_LITERAL' || scalar.type === 'BLOCK_FOLDED';
  const from = isBlock ? source.indexOf('\n', range[0]) + 1 : range[0];
  const spans = alignText(value, source, from, range[1]);
  const toSource = (offset: number) => spans[offset]?.start ?? from;
  return collectRuns(markdown.parse(value), value).map((run) => ({
    ...run,
    places: run.places.map((place) => ({...place, start: toSource(place.start), end: toSource(place.start) + (place.end - place.start)})),
  }));
}

/**
 * Lists the Chinese texts of a YAML file; each value is read as Markdown.
 *
 * @throws the parser's message when the file is not valid YAML
 */
export function parseYamlTexts(file: string, source: string): TextDocument {
  const runs: TextRun[] = [];
  const quoted = quotedKeys(file);
  for (const document of parseAllDocuments(source)) {
    if (document.errors[0]) throw document.errors[0];
    visit(document, {
      Pair: (_, {key}) => (isScalar(key) && quoted.includes(String(key.value)) ? visit.SKIP : undefined),
      Scalar(key, scalar, path) {
        const parent = path.at(-1);
        if (isPair(parent) && key === 'key') return;
        runs.push(...runsOfScalar(scalar, source));
      },
    });
  }
  return {file, source, runs};
}
