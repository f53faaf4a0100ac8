import {existsSync} from 'node:fs';
import path from 'node:path';
import {InputError} from '../../../lib/input/inputError';
import {readInputText} from '../../../lib/input/readInput';
import {CATALOGUE_FILE, figureKind, figureName, listFigureFiles} from './figureFiles';
import {FIGURE_KINDS, type ParsedPanel, type ParsedPicture} from './figureKinds';
import {parseCatalogue} from './flow/parseCatalogue';
import {readFigurePorts} from './readPorts';
import {type Layouter, searchLayouts} from './svg/layouts';
import {formatYamlProblems, parseYamlSource, type YamlFileProblem, type YamlSource} from './yaml/yamlSource';

/** File of a checked figure; `name` is the name that pages use. */
type Loaded = {name: string; file: string; kind: string};
export type LoadedPicture = ParsedPicture & Loaded;
export type LoadedPanel = ParsedPanel & Loaded;
export type LoadedFigure = LoadedPicture | LoadedPanel;

/** Whether a figure is drawn as a picture at build time. */
export const isPicture = (figure: LoadedFigure): figure is LoadedPicture => 'arrange' in figure;

function readSource(dir: string, file: string) {
  const shown = `${path.basename(dir)}/${file}`;
  const full = path.join(dir, file);
  return parseYamlSource(shown, existsSync(full) ? readInputText({path: full, name: shown}) : '');
}

function checkNames(dir: string, files: readonly string[]): YamlFileProblem[] {
  const seen = new Map<string, string>();
  return files.flatMap((file): YamlFileProblem[] => {
    const place = {file: `${path.basename(dir)}/${file}`, line: 1};
    const kind = figureKind(file);
    if (!(kind in FIGURE_KINDS)) {
      return [
        {
          ...place,
          message: `文件名应以 ${Object.keys(FIGURE_KINDS)
            .map((name) => `.${name}.yaml`)
            .join('、')} 之一结尾`,
        },
      ];
    }
    const other = seen.get(figureName(file));
    seen.set(figureName(file), file);
    return other ? [{...place, message: `与 ${other} 重名：页面只用“${figureName(file)}”来引用，请改掉其中一个`}] : [];
  });
}

/** Checks that each number in the figure is explained, that each explanation has its number, and that numbers are consecutive. */
function checkMarks(source: YamlSource, {head, marks}: ParsedPicture | ParsedPanel): void {
  const explained = Object.keys(head.marks ?? {});
  const shown = [...new Set(marks)].sort((a, b) => a - b).map(String);
  for (const mark of shown.filter((number) => !explained.includes(number)))
    source.report(['marks'], `图里有编号 ${mark}，但 marks 没有说明它`);
  for (const mark of explained.filter((number) => !shown.includes(number)))
    source.report(['marks', mark], `marks 说明了 ${mark}，但图里没有这个编号`);
  if (shown.some((mark, index) => mark !== String(index + 1))) source.report(['marks'], `编号应从 1 开始连续；图里有 ${shown.join('、')}`);
}

/**
 * Reads and checks all figures of a folder.
 *
 * @throws InputError that lists all problems of all files with their lines
 */
export function loadFigures(dir: string, layouter: Layouter = searchLayouts): LoadedFigure[] {
  const files = listFigureFiles(dir);
  const problems = checkNames(dir, files);
  const catalogueSource = readSource(dir, CATALOGUE_FILE);
  const catalogue = existsSync(path.join(dir, CATALOGUE_FILE)) ? parseCatalogue(catalogueSource) : {};
  problems.push(...catalogueSource.problems);
  const portsOf = readFigurePorts(dir);
  const figures = files.flatMap((file): LoadedFigure[] => {
    const kind = figureKind(file);
    const read = FIGURE_KINDS[kind];
    if (!read) return [];
    const source = readSource(dir, file);
    const parsed = source.problems.length > 0 ? undefined : read(source, {catalogue, ports: portsOf(file), layouter});
    if (parsed) checkMarks(source, parsed);
    problems.push(...source.problems);
    return parsed ? [{...parsed, name: figureName(file), file, kind}] : [];
  });
  if (problems.length > 0) throw new InputError(`[figures] 配图文件有误：\n${formatYamlProblems(problems)}\n写法见 figures/README.md。`);
  return figures;
}
