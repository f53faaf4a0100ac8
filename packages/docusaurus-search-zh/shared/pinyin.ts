// All toneless pinyin syllables of Mandarin, by initial; needed to distinguish `fangan` and `fang an`.
const FINALS: Readonly<Record<string, string>> = {
  '': 'a ai an ang ao e ei en eng er o ou',
  b: 'a ai an ang ao ei en eng i ian iao ie in ing o u',
  p: 'a ai an ang ao ei en eng i ian iao ie in ing o ou u',
  m: 'a ai an ang ao e ei en eng i ian iao ie in ing iu o ou u',
  f: 'a an ang ei en eng o ou u',
  d: 'a ai an ang ao e ei en eng i ia ian iao ie ing iu ong ou u uan ui un uo',
  t: 'a ai an ang ao e eng i ian iao ie ing ong ou u uan ui un uo',
  n: 'a ai an ang ao e ei en eng i ian iang iao ie in ing iu ong ou u uan un uo v ve',
  l: 'a ai an ang ao e ei eng i ia ian iang iao ie in ing iu o ong ou u uan un uo v ve',
  g: 'a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo',
  k: 'a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo',
  h: 'a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo',
  j: 'i ia ian iang iao ie in ing iong iu u uan ue un',
  q: 'i ia ian iang iao ie in ing iong iu u uan ue un',
  x: 'i ia ian iang iao ie in ing iong iu u uan ue un',
  zh: 'a ai an ang ao e ei en eng i ong ou u ua uai uan uang ui un uo',
  ch: 'a ai an ang ao e en eng i ong ou u ua uai uan uang ui un uo',
  sh: 'a ai an ang ao e ei en eng i ou u ua uai uan uang ui un uo',
  r: 'an ang ao e en eng i ong ou u ua uan ui un uo',
  z: 'a ai an ang ao e ei en eng i ong ou u uan ui un uo',
  c: 'a ai an ang ao e en eng i ong ou u uan ui un uo',
  s: 'a ai an ang ao e en eng i ong ou u uan ui un uo',
  y: 'a an ang ao e i in ing o ong ou u uan ue un',
  w: 'a ai an ang ei en eng o u',
};

const SYLLABLES: ReadonlySet<string> = new Set(
  Object.entries(FINALS).flatMap(([initial, finals]) => finals.split(' ').map((final) => initial + final)),
);
const BEGINNINGS: ReadonlySet<string> = new Set(
  [...SYLLABLES].flatMap((syllable) => Array.from(syllable, (_, i) => syllable.slice(0, i + 1))),
);

const MAX_SYLLABLE = 6;
const MAX_READINGS = 4;

/** One reading of letters as syllables; the last one may be unfinished. */
export type PinyinReading = {syllables: string[]; unfinished: boolean};

/** Reads letters as pinyin, longest syllables first; empty if that is not possible. */
export function readPinyin(letters: string): PinyinReading[] {
  const readings: PinyinReading[] = [];
  const visit = (at: number, syllables: string[]) => {
    if (readings.length >= MAX_READINGS) return;
    if (at === letters.length) {
      readings.push({syllables, unfinished: false});
      return;
    }
    for (let length = Math.min(MAX_SYLLABLE, letters.length - at); length > 0; length -= 1) {
      const part = letters.slice(at, at + length);
      if (SYLLABLES.has(part)) visit(at + length, [...syllables, part]);
      else if (at + length === letters.length && syllables.length > 0 && BEGINNINGS.has(part)) {
        readings.push({syllables: [...syllables, part], unfinished: true});
      }
    }
  };
  if (/^[a-z]{2,40}$/.test(letters)) visit(0, []);
  // Complete readings before unfinished ones, then fewer syllables before more.
  return readings.sort((a, b) => Number(a.unfinished) - Number(b.unfinished) || a.syllables.length - b.syllables.length);
}

/** Unifies what input methods and accents confuse: zh/z, ch/c, sh/s and final -ng/-n. */
export function foldSyllable(syllable: string): string {
  return syllable
    .replace(/^([zcs])h/, '$1')
    .replace(/ng$/, 'n')
    .replace(/^(l|n)ue$/, '$1ve');
}

/** Index term of two neighbouring syllables. */
export const syllablePair = (first: string, second: string): string => `'${foldSyllable(first)}'${foldSyllable(second)}`;

/** Index term of the first letters of neighbouring syllables. */
export const initialsTerm = (letters: string): string => `^${letters}`;

/** Index term of two Han characters with any character between them; it finds words with one wrong character. */
export const gapPair = (first: string, second: string): string => `${first}_${second}`;

/** Whether letters are complete syllables. */
export const isSyllables = (letters: string): boolean => readPinyin(letters)[0]?.unfinished === false;
