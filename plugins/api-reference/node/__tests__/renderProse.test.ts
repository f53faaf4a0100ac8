import {describe, expect, it} from 'vitest';
import {createProseRenderer} from '../renderProse';

const make = (baseUrl = '/') =>
  createProseRenderer({baseUrl, written: ['/agents'], known: ['/agents', '/later'], upstreamDocs: 'https://docs.example'});

describe('createProseRenderer', () => {
  it('renders Markdown with the CJK rules of the site', () => {
    expect(make().block('用`code`。**重要。**之后\n\n- 甲\n- 乙')).toBe(
      '<p>用<code>code</code>。<strong>重要。</strong>之后</p>\n<ul>\n<li>甲</li>\n<li>乙</li>\n</ul>',
    );
  });

  it('shows raw HTML as text', () => {
    expect(make().block('<script>alert(1)</script> 与 <b onclick="x">粗</b>')).not.toMatch(/<(script|b)[ >]/);
    expect(make().inline('a <img src=x onerror=alert(1)>')).toBe('a &#x3C;img src=x onerror=alert(1)>');
  });

  it('drops script addresses', () => {
    expect(make().inline('[点我](javascript:alert(1))')).not.toContain('href="javascript');
  });

  it('takes the paragraph off a single one only', () => {
    expect(make().inline('一段')).toBe('一段');
    expect(make().inline('一段\n\n两段')).toBe('<p>一段</p>\n<p>两段</p>');
    expect(make().inline('')).toBe('');
  });

  it('prefixes internal links with the base path and remembers them', () => {
    const prose = make('/langflow/');
    expect(prose.inline('[智能体](/agents#a)')).toBe('<a href="/langflow/agents#a">智能体</a>');
    expect(prose.takeLinks()).toEqual(['/langflow/agents#a']);
    expect(prose.takeLinks()).toEqual([]);
    // Links are also reported for a cached text.
    prose.inline('[智能体](/agents#a)');
    expect(prose.takeLinks()).toEqual(['/langflow/agents#a']);
  });

  it('sends links to pages that are not written to the English original', () => {
    expect(make().inline('[以后](/later)')).toBe(
      '<a href="https://docs.example/later" target="_blank" rel="noopener noreferrer">以后（英文）</a>',
    );
  });

  it('colours code, and makes it reachable with the keyboard', () => {
    expect(make().block('```json\n{"a": 1}\n```')).toBe(
      '<pre class="api-code" tabindex="0"><code>{<span class="p">"a"</span>: <span class="c">1</span>}</code></pre>'.replace(
        '"a"',
        '&quot;a&quot;',
      ),
    );
    expect(make().block('```text\n<a>\n```')).toBe('<pre class="api-code" tabindex="0"><code>&#x3C;a></code></pre>');
  });
});
