import {describe, expect, it} from 'vitest';
import {siteAddress} from '../siteAddress';

describe('siteAddress', () => {
  it.each([
    ['/agents', '/agents'],
    ['/agents#memory', '/agents#memory'],
    ['https://docs.example.cn/1.5/agents#memory', '/1.5/agents#memory'],
    ['http://localhost:3000/workshop/agents?a=1#b', '/workshop/agents?a=1#b'],
    ['https://docs.example.cn', '/'],
    ['//docs.example.cn/agents', '/agents'],
    ['https://docs.example.cn//evil.example/x', '/evil.example/x'],
    ['/\\\\evil.example/x', '/x'],
    ['https://docs.example.cn/%5Cevil.example', '/%5Cevil.example'],
    ['https://docs.example.cn/流程#创建', '/%E6%B5%81%E7%A8%8B#%E5%88%9B%E5%BB%BA'],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['https://', undefined],
    ['https://docs.example.cn/%E4%B8', undefined],
    ['/a%', undefined],
    ['/agents#%E4', '/agents'],
    ['/agents?q=%E4', '/agents?q=%E4'],
    ['', undefined],
    [null, undefined],
    [['/agents'], undefined],
    [{}, undefined],
  ])('of %j is %j', (url, expected) => {
    expect(siteAddress(url)).toBe(expected);
  });
});
