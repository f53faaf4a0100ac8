import ts from 'typescript';
import {escapeRegExp} from '../../lib/input/escapeRegExp';

/** Functions that make a test of what they get. */
const TEST_FUNCTIONS = ['test', 'it'];
/** What they are asked for when the test shall not run, or not count. */
const SILENCING = ['skip', 'fixme', 'todo', 'fail', 'fails', 'only', 'skipIf', 'runIf'];
/** Places that Vitest fills in: `%s`, `%j`, `$name`, `$name.first`. */
const VITEST_PLACES = /%[sdifjoO#%]|\$[\w.]+/;

/** Name and modifiers of the function that a call calls: `it.each([1])('…')` is `it`, `each`. */
function calledNames(called: ts.Expression): string[] {
  if (ts.isIdentifier(called)) return [called.text];
  if (ts.isPropertyAccessExpression(called)) return [...calledNames(called.expression), called.name.text];
  if (ts.isCallExpression(called)) return calledNames(called.expression);
  return [];
}

const withPlaces = (literal: string, isEach: boolean) => (isEach ? literal.split(VITEST_PLACES) : [literal]).map(escapeRegExp).join('.+');

/** A pattern of the titles that a test has: one title, or as many as its places are filled with. */
function titlePattern(title: ts.Expression | undefined, isEach: boolean): RegExp | null {
  if (!title) return null;
  if (ts.isStringLiteralLike(title)) return new RegExp(`^${withPlaces(title.text, isEach)}$`);
  if (!ts.isTemplateExpression(title)) return null;
  const parts = [title.head.text, ...title.templateSpans.map(({literal}) => literal.text)];
  return new RegExp(`^${parts.map((part) => withPlaces(part, isEach)).join('.+')}$`);
}

/** Patterns of the titles of all tests that a source file defines and that run. */
export function findTestTitles(source: string, file: string): RegExp[] {
  const patterns: RegExp[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node)) {
      const [name = '', ...modifiers] = calledNames(node.expression);
      const isTest = TEST_FUNCTIONS.includes(name) && modifiers.every((modifier) => modifier === 'each');
      const pattern = isTest ? titlePattern(node.arguments[0], modifiers.includes('each')) : null;
      if (pattern) patterns.push(pattern);
      if (isSilenced(name, modifiers)) return;
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return patterns;
}

/** Groups that do not run hold tests that do not run. */
const isSilenced = (name: string, modifiers: readonly string[]) =>
  [...TEST_FUNCTIONS, 'describe'].includes(name) && modifiers.some((modifier) => SILENCING.includes(modifier));
