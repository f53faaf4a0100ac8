import {describe, expect, it} from 'vitest';
import {clampText, measureText, TEXT_STYLES, type TextStyle, truncateText, wrapText} from '../node/svg/textMeasure';

describe('measureText', () => {
  it('gives Han characters and full-width marks one em', () => {
    expect(measureText('流程，组件', 'label').width).toBe(5 * TEXT_STYLES.label.size);
  });

  it.each(Object.keys(TEXT_STYLES) as TextStyle[])('grows with every character of the style %s', (style) => {
    const text = 'Chat 输入 {x} WWW…';
    const widths = [...text].map((_, index) => measureText(text.slice(0, index + 1), style).width);
    expect(widths).toEqual([...widths].sort((a, b) => a - b));
    expect(measureText('', style).width).toBe(0);
  });
});

describe('wrapText', () => {
  const wrap = (text: string, ems: number) => wrapText(text, 'label', ems * TEXT_STYLES.label.size);

  it.each([
    ['一二三四五六', 3, ['一二三', '四五六']],
    ['一二三，四五', 3, ['一二', '三，四', '五']],
    ['one two three', 4, ['one two', 'three']],
    ['第一行\n第二行', 9, ['第一行', '第二行']],
    ['customer_orders.csv', 7, ['customer_', 'orders.csv']],
    ['abcdefghijkl', 3, ['abcde', 'fghijk', 'l']],
    ['', 3, ['']],
  ])('breaks %j at %i em', (text, ems, lines) => {
    expect(wrap(text, ems)).toEqual(lines);
  });

  it('never makes a line wider than it may be', () => {
    const text = '把 https://example.com/a/very/long/path?with=parameters 和“引号”一起放进 Prompt Template（提示词模板）。';
    for (let ems = 3; ems < 20; ems += 1) {
      for (const line of wrap(text, ems)) expect(measureText(line, 'label').width).toBeLessThanOrEqual(ems * TEXT_STYLES.label.size);
    }
  });
});

describe('truncateText and clampText', () => {
  it('mark what they leave out, and only then', () => {
    expect(truncateText('一二三', 'label', 36)).toBe('一二三');
    expect(truncateText('一二三四', 'label', 36)).toBe('一二…');
    expect(clampText('一二三四五六七', 'label', {room: 36, lines: 2})).toEqual(['一二三', '四五…']);
    expect(clampText('一二三四五六', 'label', {room: 36, lines: 2})).toEqual(['一二三', '四五六']);
  });
});
