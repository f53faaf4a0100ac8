import {pinyin} from 'pinyin-pro';
import type {PinyinTable} from '../shared/indexFormat';
import {isHan} from '../shared/tokenize';

/** Pinyin of a run of Han characters; the surrounding words decide between readings (行 as háng or xíng). */
export function readHan(characters: readonly string[]): string[] {
  const syllables = pinyin(characters.join(''), {toneType: 'none', type: 'array', v: true, nonZh: 'removed'});
  // A character that the library does not know would shift all others; the run then has no readings.
  return syllables.length === characters.length ? syllables.map((syllable) => syllable.toLowerCase()) : [];
}

/** The 3,755 characters of GB 2312 level 1: a fixed set with the characters that people type. */
function commonCharacters(): string[] {
  const bytes: number[] = [];
  for (let row = 0xb0; row <= 0xd7; row += 1) {
    for (let cell = 0xa1; cell <= (row === 0xd7 ? 0xf9 : 0xfe); cell += 1) bytes.push(row, cell);
  }
  return Array.from(new TextDecoder('gb2312').decode(Uint8Array.from(bytes)));
}

/** Readings of all characters that a mistyped query may contain: common ones, and those on the site. */
export function buildPinyinTable(used: Iterable<string>): PinyinTable {
  const characters = [...new Set([...commonCharacters(), ...used])].filter(isHan).sort();
  const table = new Map<string, string>();
  for (const character of characters) {
    const readings = pinyin(character, {toneType: 'none', type: 'array', v: true, multiple: true});
    for (const reading of new Set(readings)) {
      if (/^[a-z]+$/.test(reading)) table.set(reading, (table.get(reading) ?? '') + character);
    }
  }
  return Object.fromEntries([...table].sort(([a], [b]) => (a < b ? -1 : 1)));
}
