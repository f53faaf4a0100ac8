import {describe, expect, it} from 'vitest';
import {checkApiKey} from '../apiKey';

describe('checkApiKey', () => {
  it.each(['', 'sk-Ab_9.~!', ' sk-a\n', '\tsk-a'])('takes %j', (key) => {
    expect(checkApiKey(key)).toEqual([]);
    // As a browser does.
    expect(() => new Headers({'x-api-key': key})).not.toThrow();
  });

  it.each([
    ['sk-\u200babc', '第 4 个字符是零宽空格（U+200B）'],
    ['\ufeffsk-abc', '第 1 个字符是字节顺序标记（U+FEFF）'],
    ['sk-abc\u3000', '第 7 个字符是全角空格（U+3000）'],
    ['sk-a\u00a0b', '不换行空格（U+00A0）'],
    ['sk-a b', '第 5 个字符是空格（U+0020）'],
    ['sk-a\nb', '第 5 个字符是换行（U+000A）'],
    ['sk-密钥', '第 4 个字符是“密”（U+5BC6）'],
    ['ｓk-a', '“ｓ”（U+FF53）'],
    ['sk-😀', '“😀”（U+1F600）'],
    ['sk-a\u0000', '看不见的字符（U+0000）'],
    ['sk-a\u202e', '看不见的字符（U+202E）'],
    ['  ', '只有空格'],
    ['a'.repeat(20_000), '太长：有 20000 个字符'],
    [`sk-${'x'.repeat(4094)}`, '太长'],
  ])('refuses %j and says why', (key, message) => {
    expect(checkApiKey(key).join()).toContain(message);
  });
});
