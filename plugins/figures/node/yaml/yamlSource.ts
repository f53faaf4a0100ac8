import {parseYaml} from '../../../../lib/input/parseYaml';

export type Path = readonly (string | number)[];
export type YamlFileProblem = {file: string; line: number; message: string};

/** A parsed YAML file with its problems. */
export type YamlSource = {
  file: string;
  value: unknown;
  problems: YamlFileProblem[];
  /** Adds a problem. Its line is that of the deepest existing part of the path. */
  report: (path: Path, message: string) => void;
};

/** Parses YAML; syntax errors are the first problems of the result. */
export function parseYamlSource(file: string, text: string): YamlSource {
  const {value, problems: mistakes, lineOf} = parseYaml(text);
  const problems = mistakes.map(({line, message}): YamlFileProblem => ({file, line, message: `YAML 写法有误：${message}`}));
  return {
    file,
    value: problems.length > 0 ? undefined : value,
    problems,
    report: (path, message) => {
      problems.push({file, line: lineOf(path), message});
    },
  };
}

/** Formats one line per problem, sorted by file and line. */
export function formatYamlProblems(problems: readonly YamlFileProblem[]): string {
  return [...problems]
    .sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1))
    .map(({file, line, message}) => `  - ${file}:${line}：${message}`)
    .join('\n');
}
