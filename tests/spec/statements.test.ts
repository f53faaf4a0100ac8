import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createMatcher} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import playwrightConfig from '../../playwright.config';
import vitestConfig from '../../vitest.config.mts';
import {type NamedTest, readSource, readStatements} from './statements';
import {findTestTitles} from './testTitles';

const ROOT = path.join(__dirname, '../..');
const SECTIONS = [...['1-product', '2-screens', '3-entities', '4-states', '5-rules', '6-roles', '7-calls', '8-errors', '9-constants']];

const statements = readStatements();
const {scripts} = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {scripts: Record<string, string>};
const commands = (scripts.test ?? '').split(' && ');

const isVitestFile = createMatcher(vitestConfig.test?.include ?? []);
const isPlaywrightFile = createMatcher(
  [playwrightConfig.testMatch ?? []].flat().map((pattern) => `${playwrightConfig.testDir}/${pattern}`),
);

const titles = new Map<string, RegExp[]>();

function titlesOf(file: string): RegExp[] {
  const known = titles.get(file) ?? findTestTitles(readSource(file) ?? '', file);
  titles.set(file, known);
  return known;
}

function problemOf({file, title}: NamedTest): string | null {
  if (readSource(file) === undefined) return `${file} 不存在`;
  if (!isVitestFile(file) && !isPlaywrightFile(file)) return `${file} 不是 npm test 会运行的测试文件`;
  return titlesOf(file).some((pattern) => pattern.test(title)) ? null : `${file} 里没有标题是“${title}”的测试`;
}

describe('the table of statements', () => {
  it('has rows for every section of the specification', () => {
    expect([...new Set(statements.map(({section}) => section))]).toEqual(SECTIONS);
  });

  it('states nothing twice', () => {
    const said = statements.map(({section, says}) => `${section} ${says.replaceAll(/\s/g, '')}`);
    expect(said.filter((one, index) => said.indexOf(one) !== index)).toEqual([]);
  });

  it('names tests that exist and run', () => {
    const problems = statements.flatMap(({section, says, tests}) =>
      tests.flatMap((test) => {
        const problem = problemOf(test);
        return problem ? [`${section}“${says}”：${problem}`] : [];
      }),
    );
    expect(problems).toEqual([]);
  });

  it('names commands that run', () => {
    const named = statements.flatMap(({command}) => command ?? []);
    expect(named.filter((command) => !(command in scripts && commands.includes(`npm run ${command}`)))).toEqual([]);
  });

  it('is proved by npm test: the unit and browser tests run in whole', () => {
    expect(commands).toEqual(expect.arrayContaining(['npm run test:unit', 'npm run test:browser']));
    expect(scripts['test:unit']).toBe('vitest run');
    expect(scripts['test:browser']).toMatch(/ && playwright test$/);
  });

  it('names every test of this folder, so that each is there for a statement', () => {
    const files = readdirSync(__dirname).filter((file) => /\.(?:spec|test)\.ts$/.test(file) && file !== path.basename(__filename));
    expect(files.length).toBeGreaterThan(5);
    const named = statements.flatMap(({tests}) => tests);
    const idle = files.flatMap((name) => {
      const file = `tests/spec/${name}`;
      const own = named.filter((test) => test.file === file);
      return titlesOf(file)
        .filter((pattern) => !own.some(({title}) => pattern.test(title)))
        .map((pattern) => `${file} ${pattern.source}`);
    });
    expect(idle).toEqual([]);
  });
});

describe('findTestTitles', () => {
  const source = `
    test('one', () => {});
    it.each([1, 2])('has %i of $name', () => {});
    for (const width of [1, 2]) test(\`is \${width} px\`, () => {});
    test.skip('skipped', () => {});
    describe.skip('group', () => { it('inside', () => {}); });
    test.describe('open group', () => { test('two (a)', () => {}); });
  `;
  const isFound = (title: string) => findTestTitles(source, 'some.test.ts').some((pattern) => pattern.test(title));

  it.each(['one', 'has 2 of them', 'is 996 px', 'two (a)'])('finds “%s”', (title) => {
    expect(isFound(title)).toBe(true);
  });

  it.each(['on', 'one more', 'has  of them', 'skipped', 'inside', 'group', 'open group', 'two a'])('does not find “%s”', (title) => {
    expect(isFound(title)).toBe(false);
  });
});
