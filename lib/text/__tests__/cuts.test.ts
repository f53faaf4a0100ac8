import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {expect, it} from 'vitest';

const ROOT = path.join(__dirname, '../../..');
const CUTS = new Set(['slice', 'substring', 'substr']);

/** Texts of one kind of letters, which may be cut anywhere: hashes, dates, ids of commits. */
const PLAIN = /\.digest\('hex'\)|\bdigest\b|toISOString\(\)|\b(?:commit|current|blob|upstream\.(?:date|commit))\b|\bid\b|\bdate\b/;
/** Other cuts that split no character, by file, with the reason. */
const KNOWN: Record<string, string> = {
  'lib/text/cutText.ts': 'the function itself',
  'packages/docusaurus-search-zh/client/engine/pinyinTerms.ts': 'letters of Pinyin',
  'lib/pages/findParts.ts': 'a hash',
};

/** A length that does not come from the text itself: a number or a constant. */
function isLimit(node: ts.Expression): boolean {
  if (ts.isNumericLiteral(node)) return Number(node.text) > 1;
  if (ts.isPrefixUnaryExpression(node)) return isLimit(node.operand);
  if (ts.isBinaryExpression(node)) return isLimit(node.left);
  if (ts.isPropertyAccessExpression(node)) return node.name.text === 'maxLength';
  return ts.isIdentifier(node) && (/^[A-Z][A-Z\d_]+$/.test(node.text) || /limit|^max|^most/i.test(node.text));
}

/** Whether a call takes the first or last part of fixed length: `slice(0, LIMIT)`, `slice(-LIMIT)`. */
function isCut({expression, arguments: [from, to]}: ts.CallExpression): boolean {
  if (!ts.isPropertyAccessExpression(expression) || !CUTS.has(expression.name.text) || !from) return false;
  return to ? isLimit(to) : ts.isPrefixUnaryExpression(from) && isLimit(from);
}

const CANDIDATE = /\.(?:slice|substring|substr)\(/;

it('cuts texts at character boundaries: with cutText', () => {
  const files = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', 'lib', 'src', 'packages', 'plugins', 'tools', 'markdown', 'site'],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  )
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/__tests__|__fixtures__/.test(file) && !(file in KNOWN))
    .map((file) => path.join(ROOT, file))
    .filter((file) => CANDIDATE.test(readFileSync(file, 'utf8')));
  const {config} = ts.readConfigFile(path.join(ROOT, 'tsconfig.json'), ts.sys.readFile);
  const {options} = ts.parseJsonConfigFileContent({...config, files: [], include: []}, ts.sys, ROOT);
  const program = ts.createProgram(files, {...options, incremental: false, noEmit: true});
  const checker = program.getTypeChecker();
  const found: string[] = [];
  for (const file of files) {
    const source = program.getSourceFile(file);
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && isCut(node) && ts.isPropertyAccessExpression(node.expression)) {
        const of = node.expression.expression;
        const type = checker.getTypeAtLocation(of);
        const isText = checker.typeToString(checker.getBaseTypeOfLiteralType(type)) === 'string';
        if (isText && !PLAIN.test(of.getText(source)))
          found.push(`${path.relative(ROOT, file)}: ${node.getText(source).replace(/\s+/g, ' ')}`);
      }
      ts.forEachChild(node, visit);
    };
    if (source) visit(source);
  }
  expect(found).toEqual([]);
}, 300_000);
