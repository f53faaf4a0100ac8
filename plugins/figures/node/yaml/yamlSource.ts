import {isMap, isScalar, isSeq, type LineCounter, type Node} from 'yaml';
import {type LocatedYaml, locateYaml} from '../../../../lib/input/locateYaml';
import {parsePlainYaml} from '../../../../lib/input/readInput';

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

function findSyntaxProblems(file: string, {document, lines}: LocatedYaml): Problem[] {
  return document.errors.map(({pos, message}) => ({file, line: lines.linePos(pos[0]).line, message: `YAML 写法有误：${message}`}));
}

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
  const plain = parsePlainYaml(text);
  let located = plain ? undefined : locateYaml(text);
  const problems: Problem[] = located ? findSyntaxProblems(file, located) : [];
  const value = problems.length > 0 ? undefined : located?.document.toJS();
  return {
    file,
    value: plain ? plain.value : value,
    problems,
    report: (path, message) => {
      located ??= locateYaml(text);
      problems.push({file, line: lineAt(located.document.contents, path, located.lines), message});
    },
  };
}

/** One line per problem, in the order of files and lines. */
export function formatProblems(problems: readonly Problem[]): string {
  return [...problems]
    .sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1))
    .map(({file, line, message}) => `  - ${file}:${line}：${message}`)
    .join('\n');
}
