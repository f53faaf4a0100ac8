import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parseGlossary, readGlossary} from '../glossary';

describe('parseGlossary', () => {
  it('reads an entry with everything', () => {
    const [entry] = parseGlossary(`
- en: edge
  zh: 连线
  keepEnglish: first-mention
  note: 图论语境用“边”
  synonyms: [边]
  forbidden:
    - text: 边缘
      use: 连线
      except: 边缘(?:计算|节点)
    - pattern: '(?i)EDGE\\s?线'
      use: 连线
      allowedNear: 图论
`);
    expect(entry).toEqual({
      en: 'edge',
      zh: '连线',
      keepEnglish: 'first-mention',
      note: '图论语境用“边”',
      synonyms: ['边'],
      forbidden: [
        {pattern: /边缘/gu, use: '连线', except: /边缘(?:计算|节点)/gu, allowedNear: undefined},
        {pattern: /EDGE\s?线/giu, use: '连线', except: undefined, allowedNear: /图论/gu},
      ],
    });
  });

  it('takes a forbidden text literally', () => {
    const [entry] = parseGlossary("- {en: c, zh: 丙, keepEnglish: 'no', forbidden: [{text: C++（旧）, use: 丙}]}");
    expect('C++（旧）'.search(entry?.forbidden[0]?.pattern as RegExp)).toBe(0);
  });

  it('refuses something that is no list', () => {
    expect(() => parseGlossary('en: edge')).toThrowErrorMatchingInlineSnapshot(
      `
      [Error: translation/glossary.yml 有误：
        - translation/glossary.yml:1：应为术语的列表；收到的是 {"en":"edge"}
      写法见文件开头的说明。]
    `,
    );
  });

  it('lists everything that is wrong at once', () => {
    const source = `
- en: edge
  keepEnglish: no
  synonyms: 边
  colour: red
- 流程
- en: edge
  zh: 边
  keepEnglish: 'yes'
  note: ''
  synonyms: [1]
  forbidden:
    - 边缘
    - {text: 边缘, pattern: 边, use: ''}
    - {pattern: '(', use: 边, hint: x, except: '[', allowedNear: 1}
`;
    expect(() => parseGlossary(source, 'glossary.yml')).toThrowErrorMatchingInlineSnapshot(`
      [Error: glossary.yml 有误：
        - glossary.yml:2：edge：zh：应为中文译法；收到的是空（没有这个键）
        - glossary.yml:4：edge：synonyms：应为列表；收到的是 "边"
        - glossary.yml:5：edge：colour：没有这个键；删去它，或者改正（这里应为含 en、zh、keepEnglish，可以加 note、definition、synonyms、forbidden 的键值对）
        - glossary.yml:6：第 2 条：应为含 en、zh、keepEnglish，可以加 note、definition、synonyms、forbidden 的键值对；收到的是 "流程"
        - glossary.yml:10：edge：note：应为文字，或者不写这个键；收到的是 ""
        - glossary.yml:11：edge：synonyms[0]：应为文字；收到的是 1
        - glossary.yml:13：edge：forbidden[0]：应为含 text 或 pattern、use，可以加 except、allowedNear、onlyIn 的键值对；收到的是 "边缘"
        - glossary.yml:14：edge：forbidden[1].use：应为正确的写法；收到的是 ""
        - glossary.yml:14：edge：forbidden[1].text：应为文字，或者改写 pattern（二选一）；收到的是 "边缘"
        - glossary.yml:15：edge：forbidden[2].pattern：应为正则表达式（Unicode 模式）；收到的是 "("
        - glossary.yml:15：edge：forbidden[2].except：应为正则表达式（Unicode 模式）；收到的是 "["
        - glossary.yml:15：edge：forbidden[2].allowedNear：应为正则表达式（Unicode 模式）；收到的是 1
        - glossary.yml:15：edge：forbidden[2].hint：没有这个键；删去它，或者改正（这里应为含 text 或 pattern、use，可以加 except、allowedNear、onlyIn 的键值对）
        - glossary.yml:7：edge：en：应为没有用过的术语（可在括号里加语境）；收到的是 "edge"
      写法见文件开头的说明。]
    `);
  });
});

describe('the glossary of this repository', () => {
  it('is sound', () => {
    expect(readGlossary(path.join(__dirname, '../../..')).length).toBeGreaterThanOrEqual(130);
  });
});

describe('definition', () => {
  const parse = (definition: string) =>
    parseGlossary(`- {en: edge, zh: 连线, keepEnglish: 'no', definition: ${JSON.stringify(definition)}}`);

  it('is one short line', () => expect(parse('连接两个组件的线')[0]?.definition).toBe('连接两个组件的线'));

  it.each(['', '连接两个组件的线。', '线'.repeat(41)])('%j is refused', (definition) => {
    expect(() => parse(definition)).toThrow('edge：definition：应为不超过 40 个汉字、句末没有句号的文字');
  });
});
