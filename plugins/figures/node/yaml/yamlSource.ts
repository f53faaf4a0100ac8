import {parseYaml} from '../../../../lib/input/parseYaml';

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

/** Parses YAML; mistakes in its notation are the first problems of the result. */
export function parseYamlSource(file: string, text: string): YamlSource {
  const {value, problems: mistakes, lineOf} = parseYaml(text);
  const problems = mistakes.map(({line, message}): Problem => ({file, line, message: `YAML 写法有误：${message}`}));
  return {
    file,
    value: problems.length > 0 ? undefined : value,
    problems,
    report: (path, message) => {
      problems.push({file, line: lineOf(path), message});
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
