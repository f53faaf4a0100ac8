import {describe, expect, it} from 'vitest';
import {parseServerAddress} from '../serverAddress';

describe('parseServerAddress', () => {
  it.each([
    ['http://localhost:7860', 'http://localhost:7860'],
    ['https://flow.example.cn/langflow/', 'https://flow.example.cn/langflow'],
    [' http://h:1// ', 'http://h:1'],
    // Missing, turned and superfluous slashes.
    ['http:127.0.0.1:3141', 'http://127.0.0.1:3141'],
    ['http:/127.0.0.1:3141', 'http://127.0.0.1:3141'],
    ['https:langflow.example.cn:7860', 'https://langflow.example.cn:7860'],
    ['http:///h/x', 'http://h/x'],
    ['http:\\\\h\\lf', 'http://h/lf'],
    ['HTTP:H.Example', 'http://h.example'],
    // Ports, IPv6 and other spellings of addresses.
    ['http://h:80', 'http://h'],
    ['https://h:', 'https://h'],
    ['http://[::1]:7860/', 'http://[::1]:7860'],
    ['http:[0:0::1]', 'http://[::1]'],
    ['http://127.1:7860', 'http://127.0.0.1:7860'],
    ['http://0x7f000001', 'http://127.0.0.1'],
    // Unicode hosts become what is asked, so that the reader sees a look-alike.
    ['http://流程.example', 'http://xn--qzwu6y.example'],
    ['http://ｌｏｃａｌｈｏｓｔ:7860', 'http://localhost:7860'],
    ['http://127。0。0。1', 'http://127.0.0.1'],
    ['http://\u0430pple.com', 'http://xn--pple-43d.com'],
    // Paths.
    ['http://h/a/../lf', 'http://h/lf'],
    ['http://h//lf', 'http://h//lf'],
    ['http://h/流', 'http://h/%E6%B5%81'],
    ['\u3000http://h\ufeff', 'http://h'],
  ])('%j becomes %s', (typed, address) => expect(parseServerAddress(typed)).toEqual({address}));

  it.each([
    ['', /完整的地址|http:\/\//],
    ['localhost:7860', /以 http:\/\/ 或 https:\/\/ 开头/],
    ['//h:7860', /以 http/],
    ['/api', /以 http/],
    ['127.0.0.1:7860', /以 http/],
    ['ftp://h', /以 http/],
    ['javascript:alert(1)', /以 http/],
    ['file:///etc/passwd', /以 http/],
    ['ｈｔｔｐ：／／ｈ', /全角/],
    ['http：//localhost', /全角/],
    ['http://localhost：7860', /全角/],
    ['http://me:secret@h', /用户名/],
    ['http:me@h', /用户名/],
    ['http://localhost:7860@evil.example', /用户名/],
    ['http://h/?x-api-key=1', /\?/],
    ['http://h?', /\?/],
    ['http://h/#', /#/],
    ['http://h:99999', /端口/],
    ['http://h:78a', /端口/],
    ['http://::1:7860', /方括号/],
    ['http://lo calhost', /空格/],
    ['http://h/\tx', /空格/],
    ['http://h\nx', /换行/],
    ['http://h\u00a0x', /空格/],
    ['http://', /完整的地址/],
    ['http:', /完整的地址/],
    ['http://h/\ud83d%', undefined],
    [`http://h/${'a'.repeat(3000)}`, /太长/],
  ])('%j is refused', (typed, problem) => {
    const parsed = parseServerAddress(typed);
    if (problem) expect(parsed.problem).toMatch(problem);
    // A half of an emoji is replaced in a path.
    else expect(parsed.address).toMatch(/^http:\/\/h\/%EF%BF%BD/);
  });

  it('gives an address that does not depend on the page', () => {
    for (const typed of ['http:h', 'http:/h', 'http://h', 'https:h/x', 'http:[::1]']) {
      const {address} = parseServerAddress(typed);
      for (const page of ['http://docs.example/api/x', 'https://docs.example/api/x']) {
        expect(new URL(`${address}/api/v1/flows/`, page).origin).not.toContain('docs.example');
      }
    }
  });
});
