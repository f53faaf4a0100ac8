import fc from 'fast-check';
import {expect, test} from 'vitest';
import {stringify} from 'yaml';
import * as z from 'zod';
import {parseGlossary} from '../../content/glossary';
import {checkInput, parseJsonInput, parseYamlInput} from '../readInput';
import {mutatedFrom, mutatedText} from './mutateValue';

const NAME = 'translation/places.yaml';

/** Covers the shapes of the files that people write: nested lists and maps, enums, optional keys. */
const PLACES = z.strictObject(
  {
    version: z.literal(1, '数字 1'),
    places: z.array(
      z.strictObject(
        {
          path: z.string('以 / 开头的地址').startsWith('/', '以 / 开头的地址'),
          kind: z.enum(['page', 'section'], '下列之一：page、section'),
          items: z.array(z.string('文字').min(1, '文字'), '文字的列表').optional(),
        },
        '含 path、kind 的键值对',
      ),
      '列表',
    ),
    titles: z.record(z.string('文字'), z.string('文字'), '文字到文字的键值对'),
  },
  '含 version、places、titles 的键值对',
);

const GOOD = {
  version: 1,
  places: [
    {path: '/a', kind: 'page', items: ['甲', '乙']},
    {path: '/b#c', kind: 'section'},
  ],
  titles: {'/a': '开始', '/b': '端口：7860'},
};

/** Traces of a stack or of a program error, which no message may contain. */
const UNCLEAR = [
  /\n\s+at .+[:(]/,
  /Cannot read prop|is not a function|is not iterable|is not defined|Cannot convert|Maximum call stack|Invalid array length/,
  /\[object Object\]|意外的错误/,
];

/** Runs a function on damaged input. It must return a value or throw a readable error that names the file. */
function orClearError<T>(run: () => T, name = NAME): {value: T} | {message: string} {
  try {
    return {value: run()};
  } catch (error) {
    expect(error, String((error as Error).stack)).toHaveProperty('isInputError', true);
    const {message} = error as Error;
    expect(message).toContain(name);
    for (const pattern of UNCLEAR) expect(message).not.toMatch(pattern);
    return {message};
  }
}

const holdFor = <T>(inputs: fc.Arbitrary<T>, check: (input: T) => void) => fc.assert(fc.property(inputs, check), {seed: 1, numRuns: 1000});

test('a value that is damaged in any place is taken only where it still fits; else each key is told with what was expected and what came', () => {
  holdFor(mutatedFrom(GOOD), (damaged) => {
    const result = orClearError(() => checkInput(damaged, PLACES, NAME));
    expect('value' in result).toBe(PLACES.safeParse(damaged).success);
    if ('value' in result) return;
    const problems = result.message.split('\n').filter((line) => line.startsWith('  - '));
    expect(problems.length).toBeGreaterThan(0);
    for (const problem of problems) expect(problem).toMatch(/应为.+；收到的是.|：没有这个键；/s);
  });
});

test('the key of a problem is written as people would look for it', () => {
  const damaged = {...GOOD, places: [GOOD.places[0], {path: 'b', kind: 'other', more: 1}]};
  expect(orClearError(() => checkInput(damaged, PLACES, NAME))).toEqual({
    message: [
      `${NAME} 有误：`,
      '  - places[1].path：应为以 / 开头的地址；收到的是 "b"',
      '  - places[1].kind：应为下列之一：page、section；收到的是 "other"',
      '  - places[1].more：没有这个键；删去它，或者改正（这里应为含 path、kind 的键值对）',
      '写法见文件开头的说明。',
    ].join('\n'),
  });
});

test('damaged YAML is a value or an error with the file, and never anything else', () => {
  holdFor(mutatedText(stringify(GOOD)), (text) => {
    const result = orClearError(() => parseYamlInput(text, NAME));
    // The value must be usable: a circular alias cannot be serialised.
    if ('value' in result) expect(() => JSON.stringify(result.value)).not.toThrow();
  });
});

test('damaged JSON is a value or an error with the file, and never anything else', () => {
  holdFor(mutatedText(JSON.stringify(GOOD)), (text) => {
    const result = orClearError(() => parseJsonInput(text, NAME));
    if ('value' in result) expect(result.value).toEqual(JSON.parse(text));
  });
});

test('the glossary, whose entries have names, is refused as clearly', () => {
  const entries = [
    {
      en: 'flow',
      zh: '流程',
      keepEnglish: 'first-mention',
      synonyms: ['工作流'],
      forbidden: [{pattern: '(?i)流图', use: '流程', except: '流图像'}],
    },
  ];
  expect(parseGlossary(stringify(entries))).toHaveLength(1);
  const damaged = fc.oneof(
    mutatedFrom(entries).map((value) => stringify(value ?? null)),
    mutatedText(stringify(entries)),
  );
  holdFor(damaged, (text) => void orClearError(() => parseGlossary(text), 'translation/glossary.yml'));
});
