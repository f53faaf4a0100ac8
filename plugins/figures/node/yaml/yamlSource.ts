import {isMap, isScalar, isSeq, LineCounter, type Node, parseDocument} from 'yaml';

export type Path = readonly (string | number)[];
export type Problem = {file: string; line: number; message: string};

/** A parsed YAML file that knows the line of each of its values. */
export type YamlSource = {
  file: string;
  value: unknown;
  problems: Problem[];
  /** Records a problem at a place in the file; the nearest line that exists is named. */
  report: (path: Path, message: string) => void;
};

function lineAt(root: Node | null, path: Path, lines: LineCounter): number {
  let node: unknown = root;
  let offset = root?.range?.[0] ?? 0;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(step));
      if (!pair) break;
      offset = (pair.key as Node).range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(step)];
      offset = (node as Node | undefined)?.range?.[0] ?? offset;
    } else break;
  }
  return lines.linePos(offset).line;
}

/** Parses YAML; mistakes in its notation are the first problems of the result. */
export function parseYamlSource(file: string, text: string): YamlSource {
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines, prettyErrors: false});
  const problems: Problem[] = document.errors.map((error) => ({
    file,
    line: lines.linePos(error.pos[0]).line,
    message: `YAML 写法有误：${error.message}`,
  }));
  return {
    file,
    value: problems.length > 0 ? undefined : document.toJS(),
    problems,
    report: (path, message) => problems.push({file, line: lineAt(document.contents, path, lines), message}),
  };
}

/** One line per problem, in the order of files and lines. */
export function formatProblems(problems: readonly Problem[]): string {
  return [...problems]
    .sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1))
    .map(({file, line, message}) => `  - ${file}:${line}：${message}`)
    .join('\n');
}
