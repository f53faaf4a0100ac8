import {parser} from '@lezer/python';

type Cursor = ReturnType<ReturnType<typeof parser.parse>['cursor']>;
type SyntaxNode = Cursor['node'];

/** A statement without an end fails behind the last line: the last line is what its author looks for. */
const lineAt = (code: string, offset: number) => code.slice(0, Math.min(offset, code.trimEnd().length)).split('\n').length;

/** Column of a node that begins its line; undefined behind other code (`if x: y`, `a; b`). */
function columnOf(code: string, {from}: SyntaxNode): number | undefined {
  const start = code.lastIndexOf('\n', from - 1) + 1;
  return code.slice(start, from).trim() === '' ? from - start : undefined;
}

/** The parser guesses at wrong indentation instead of refusing it, so the statements of a block are held against each other. */
function findBadIndentation(code: string, block: SyntaxNode): string | undefined {
  let expected = block.type.name === 'Script' ? 0 : undefined;
  for (let child = block.firstChild; child; child = child.nextSibling) {
    const column = child.type.name === 'Comment' ? undefined : columnOf(code, child);
    if (column === undefined || child.type.name === ':') continue;
    expected ??= column;
    if (column !== expected) return `第 ${lineAt(code, child.from)} 行的缩进不对`;
  }
  return undefined;
}

function isInsideFunction(node: SyntaxNode): boolean {
  for (let parent = node.parent; parent; parent = parent.parent) if (parent.type.name === 'FunctionDefinition') return true;
  return false;
}

function problemOf(code: string, node: SyntaxNode): string | undefined {
  if (node.type.isError) return `第 ${lineAt(code, node.from)} 行附近有语法错误`;
  if (node.type.name === 'Script' || node.type.name === 'Body') return findBadIndentation(code, node);
  return node.type.name === 'ReturnStatement' && !isInsideFunction(node)
    ? `第 ${lineAt(code, node.from)} 行的 return 不在函数里`
    : undefined;
}

/** Says what is wrong with Python code; undefined when it parses. */
export async function parsePython(code: string): Promise<string | undefined> {
  let problem: string | undefined;
  // A last line without its line break is an unfinished statement to this parser.
  const source = `${code}\n`;
  parser.parse(source).iterate({
    enter({node}) {
      problem ??= problemOf(source, node);
    },
  });
  return problem;
}
