import {describe, expect, it} from 'vitest';
import {checkBase} from '../baseAddress';

describe('checkBase', () => {
  it.each(['http://localhost:7860', 'https://flow.example.cn/langflow', 'http://[::1]:7860/'])('takes %s', (base) =>
    expect(checkBase(base)).toEqual([]),
  );
  it.each([
    ['localhost:7860', /以 http/],
    ['', /完整的地址/],
    ['http://me:secret@host', /不要写用户名/],
    ['http://host/?x-api-key=1', /不要带 \?/],
  ])('refuses %s', (base, message) => expect(checkBase(base).join()).toMatch(message));
});
