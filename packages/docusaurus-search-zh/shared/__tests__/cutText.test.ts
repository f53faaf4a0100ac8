import {describe, expect, it} from 'vitest';
import {cutText, cutTextStart, decodePart, encodeText, toWellFormedText} from '../cutText';

const FAMILY = '👨‍👩‍👧‍👦';
const PIECES = [
  '😀',
  '𠮷',
  '👍🏽',
  FAMILY,
  'e\u0301',
  '🛠️',
  '🇨🇳',
  '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  'का',
  'か\u3099',
];

describe('cutText', () => {
  it.each(PIECES)('keeps %s whole or leaves it out, wherever the limit falls', (piece) => {
    for (let before = 60; before <= 64; before += 1) {
      const text = `${'a'.repeat(before)}${piece}尾巴`;
      const cut = cutText(text, 64);
      expect(cut.length).toBeLessThanOrEqual(64);
      expect([before, before + piece.length, Math.min(64, text.length)]).toContain(cut.length);
      expect(() => encodeURIComponent(cut)).not.toThrow();
      const end = cutTextStart(`头头${piece}${'a'.repeat(before)}`, 64);
      expect(end.length).toBeLessThanOrEqual(64);
      expect([before, before + piece.length, 64]).toContain(end.length);
      expect(() => encodeURIComponent(end)).not.toThrow();
    }
  });

  it('cuts rows of flags and of joined emoji between them', () => {
    expect(cutText('🇨🇳🇩🇪🇫🇷', 6)).toBe('🇨🇳');
    expect(cutText('🇨🇳🇩🇪🇫🇷', 10)).toBe('🇨🇳🇩🇪');
    expect(cutText(FAMILY + FAMILY, FAMILY.length + 3)).toBe(FAMILY);
  });

  it('shortens piles of marks, which are no character', () => {
    expect(cutText(`a${'\u0301'.repeat(500)}`, 64).length).toBeGreaterThan(30);
    expect(cutTextStart(`a${'\u0301'.repeat(500)}`, 64).length).toBeGreaterThan(30);
  });

  it('leaves short texts alone and marks cuts', () => {
    expect(cutText('中文', 2, '……')).toBe('中文');
    expect(cutText('中文字', 2, '……')).toBe('中文……');
    expect(cutText('abc', 0)).toBe('');
    expect(cutText('😀', 1)).toBe('');
  });
});

describe('addresses', () => {
  it.each(['\ud83d', 'a\ude00b', '\ude00\ud83d', '😀\ud83d', '\udfff'.repeat(3)])('takes the half character in %j', (text) => {
    expect(() => encodeText(text)).not.toThrow();
    expect(decodeURIComponent(encodeText(text))).toBe(toWellFormedText(text));
    expect(toWellFormedText(text)).toContain('\ufffd');
  });

  it('keeps whole characters', () => expect(toWellFormedText(PIECES.join(''))).toBe(PIECES.join('')));

  it.each(['%', '%E4%B8', '%zz', '%FF'])('decodes %s to nothing', (text) => expect(decodePart(text)).toBeUndefined());
});
