import {describe, expect, it} from 'vitest';
import {parsePython} from '../rules/codeParsers';

describe('parsePython', () => {
  it.each([
    'x = {\n    "a": 1,\n}\nprint(x)',
    'if x: y = 1; z = 2\nelse:\n    pass',
    'class A:\n    """说明"""\n\n    # 注释\n    x: list[int] = []\n\n    async def f(self) -> None:\n        async with a as b:\n            return await b\n',
    '# 注释\nimport os  # 尾注\n\n  # 缩进的注释\nprint(os)',
    'try:\n    f()\nexcept (A, B) as error:\n    raise C from error\nfinally:\n    g()',
    'match x:\n    case 1:\n        pass\n    case _:\n        pass',
    'call(\n  a,\n      b,\n)\ntext = """\n  多行\n文字\n"""',
    'for i in y:\n    if i:\n        continue\n    print(f"{i!r:>10}")',
  ])('takes %j', async (code) => {
    expect(await parsePython(code)).toBeUndefined();
  });

  it.each([
    ['def f(:\n    pass', '第 1 行附近有语法错误'],
    ['print("a"', '第 1 行附近有语法错误'],
    ['if True:\n', '第 1 行附近有语法错误'],
    ['    return self.text', '第 1 行的缩进不对'],
    ['a = 1\n    b = 2', '第 2 行的缩进不对'],
    ['def f():\n    a = 1\n  b = 2', '第 3 行的缩进不对'],
    ['outputs = []\n\n    def build(self):\n        pass', '第 3 行的缩进不对'],
    ['if x:\n    return 1', '第 2 行的 return 不在函数里'],
  ])('refuses %j', async (code, expected) => {
    expect(await parsePython(code)).toBe(expected);
  });
});
