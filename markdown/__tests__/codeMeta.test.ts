import {describe, expect, it} from 'vitest';
import {parseCodeMeta} from '../codeMeta';

const lines = (meta: string) => [...parseCodeMeta(meta).highlightedLines];

describe('parseCodeMeta', () => {
  it.each([undefined, null, '', '  '])('reads %j as no marks', (meta) => {
    expect(parseCodeMeta(meta)).toEqual({title: undefined, highlightedLines: new Set(), partial: false, wrap: false});
  });

  it('reads all marks in any order', () => {
    expect(parseCodeMeta('wrap title="终端 1" {1,3-5} partial')).toEqual({
      title: '终端 1',
      highlightedLines: new Set([1, 3, 4, 5]),
      partial: true,
      wrap: true,
    });
  });

  it('takes words inside the title for title', () => {
    expect(parseCodeMeta('title="partial wrap {2}"')).toMatchObject({title: 'partial wrap {2}', partial: false, wrap: false});
    expect(lines('title="partial wrap {2}"')).toEqual([]);
  });

  it('reads lists of lines with spaces and repeated numbers', () => {
    expect(lines('{1, 2-3, 3}')).toEqual([1, 2, 3]);
  });

  it('names every wrong line number', () => {
    expect(() => parseCodeMeta('{0,2,5-3,-,}')).toThrowErrorMatchingInlineSnapshot(
      `[Error: 代码块的行号有误：0 5-3 - （空）；应为从 1 开始、由小到大的行号，例如 {1,3-5}]`,
    );
  });

  it('names every word that it does not know', () => {
    expect(() => parseCodeMeta('titel="x" partial folded')).toThrowErrorMatchingInlineSnapshot(
      `[Error: 代码块的标记无法识别：titel="x" folded；可用的有 title="…"、{1,3-5}、partial、wrap]`,
    );
  });
});
