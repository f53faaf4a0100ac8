import {describe, expect, it} from 'vitest';
import {CODE_LANGUAGES, type CodeLanguage, isCodeLanguage} from '../codeLanguages';
import {highlightCode} from '../highlightCode';

const textOf = (html: string) =>
  html.replace(/<[^>]+>/g, '').replace(/&(lt|gt|amp);/g, (_, name: string) => ({lt: '<', gt: '>', amp: '&'})[name] ?? '');

describe('highlightCode', () => {
  it('colours with one-letter classes', async () => {
    expect(await highlightCode('x = "你好"  # 注释', 'python')).toMatchInlineSnapshot(
      `"x <span class="k">= </span><span class="s">"你好"  </span><span class="m"># 注释</span>"`,
    );
  });

  it('marks highlighted lines', async () => {
    expect(await highlightCode('一\n二\n三', 'text', new Set([2]))).toBe('一\n<span class="hl">二</span>\n三');
  });

  it('escapes markup', async () => {
    expect(await highlightCode('<b>&</b>', 'text')).toBe('&lt;b&gt;&amp;&lt;/b&gt;');
  });

  it.each(Object.keys(CODE_LANGUAGES) as CodeLanguage[])('keeps every character of %s code', async (language) => {
    const code = '# a <b> & "c"\n\n  {"k": [1, 2]} // 你好\nFROM x:1 \\\n\tend';
    expect(textOf(await highlightCode(code, language))).toBe(code);
  });
});

describe('isCodeLanguage', () => {
  it('does not take inherited names for languages', () => {
    expect(isCodeLanguage('python')).toBe(true);
    expect(isCodeLanguage('toString')).toBe(false);
    expect(isCodeLanguage('Python')).toBe(false);
  });
});
