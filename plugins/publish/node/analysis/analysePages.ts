import {type BuiltPage, readBuiltPage} from '../../../../lib/build/builtPage';
import type {Analysis, AnalysisModule} from '../../../../lib/build/publishStep';

/** Analysis results of a page, by step name. */
export type PageResults = Record<string, unknown>;

/** The analysis of a step, with the name of the step. */
export type NamedAnalysis = Pick<AnalysisModule, 'run' | 'settings'> & {name: string};

/** Task of a worker thread. It can contain only data, so each analysis is given by its file. */
export type AnalysisTask = {folder: string; files: string[]; analyses: {name: string; file: string; settings: unknown}[]};

/** Runs all analyses on a page, in the order of the steps. */
export function analysePage(page: BuiltPage, analyses: readonly NamedAnalysis[]): PageResults {
  const results: PageResults = {};
  for (const {name, run, settings} of analyses) results[name] = run(page, settings, results);
  return results;
}

/**
 * Reads pages of a built site and analyses them.
 *
 * @param load loads the analysis in a file
 */
export function analyseFiles({folder, files, analyses}: AnalysisTask, load: (file: string) => Analysis): PageResults[] {
  const loaded = analyses.map(({name, file, settings}) => ({name, settings, run: load(file)}));
  return files.map((file) => analysePage(readBuiltPage(folder, file), loaded));
}
