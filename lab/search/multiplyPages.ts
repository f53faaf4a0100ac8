import {isHan} from 'docusaurus-search-zh/shared/tokenize';
import type {SearchPage, SearchRecord} from 'docusaurus-search-zh/types';

const FIRST_HAN = 0x4e00;
const HAN_COUNT = 20_000;

/** A number derived from a text, equal on every machine (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return hash;
}

/**
 * Changes about half of the words of a text to words that no other copy has: a larger site has more places for existing words, and more
 * words.
 */
function varyText(text: string, copy: number): string {
  return text.replace(/[A-Za-z]{3,}|\p{Script=Han}{2}/gu, (word) => {
    const hash = hashOf(`${copy}:${word}`);
    if (hash % 2 === 0) return word;
    if (!isHan(word)) return word + (hash % 97).toString(36);
    return Array.from(word, (_, i) => String.fromCodePoint(FIRST_HAN + (hashOf(`${copy}:${word}:${i}`) % HAN_COUNT))).join('');
  });
}

function varyRecord(record: SearchRecord, copy: number): SearchRecord {
  const vary = (text: string) => varyText(text, copy);
  return {
    ...record,
    id: `${record.id}~${copy}`,
    url: record.url.replace(/(#|$)/, `~${copy}$1`),
    title: vary(record.title),
    headings: record.headings.map(vary),
    content: vary(record.content),
    code: vary(record.code),
  };
}

/** Multiplies the pages of a site; the first copy is unchanged. */
export function multiplyPages(pages: readonly SearchPage[], times: number): SearchPage[] {
  return Array.from({length: times}, (_, copy) =>
    copy === 0
      ? [...pages]
      : pages.map((page) => ({
          ...page,
          url: `${page.url}~${copy}`,
          records: page.records.map((record) => varyRecord(record, copy)),
        })),
  ).flat();
}
