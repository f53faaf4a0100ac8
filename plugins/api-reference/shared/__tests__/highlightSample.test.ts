import {describe, expect, it} from 'vitest';
import {highlightSample, SAMPLE_LANGUAGES} from '../highlightSample';

describe('highlightSample', () => {
  it.each([
    [
      'bash',
      'curl -X GET "http://x/$A" # 注释',
      '<span class="f">curl</span> <span class="p">-X</span> GET <span class="s">&quot;http://x/$A&quot;</span> <span class="m"># 注释</span>',
    ],
    [
      'powershell',
      "$body = @'\n{\"a\": \"it's -x\"}\n'@\ncurl.exe -X GET 'a' # 注释",
      '$body = <span class="s">@\'\n{&quot;a&quot;: &quot;it\'s -x&quot;}\n\'@</span>\n<span class="f">curl.exe</span> <span class="p">-X</span> GET <span class="s">\'a\'</span> <span class="m"># 注释</span>',
    ],
    ['python', 'import os # x', '<span class="k">import</span> os <span class="m"># x</span>'],
    ['javascript', 'const a = `x 1`; // c', '<span class="k">const</span> a = <span class="s">`x 1`</span>; <span class="m">// c</span>'],
    ['typescript', 'f("//", 1)', '<span class="f">f</span>(<span class="s">&quot;//&quot;</span>, <span class="c">1</span>)'],
    [
      'json',
      '{"a": "b", "c": -1.5, "d": null}',
      '{<span class="p">&quot;a&quot;</span>: <span class="s">&quot;b&quot;</span>, <span class="p">&quot;c&quot;</span>: <span class="c">-1.5</span>, <span class="p">&quot;d&quot;</span>: <span class="c">null</span>}',
    ],
  ] as const)('colours %s', (language, code, html) => expect(highlightSample(code, language)).toBe(html));

  it.each(SAMPLE_LANGUAGES)('keeps the text of %s and escapes it', (language) => {
    const code = 'a <b> & "c\\"d" \'e\' # f\n// g `h` 12 {"i": "<script>"}';
    const text = highlightSample(code, language)
      .replace(/<\/?span[^>]*>/g, '')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&quot;/g, '"')
      .replace(/&amp;/g, '&');
    expect(text).toBe(code);
    expect(highlightSample(code, language).replace(/<\/?span(?: class="[a-z]")?>/g, '')).not.toMatch(/[<>]/);
  });
});
