import type {PageSample} from '../../../lib/pages/types';

/** Pages whose TypeScript blocks form one program, as a reader types it. */
const CONTINUED = /^\/typescript-client$/;

/** Whether a block is part of such a program. */
export const isContinued = (route: string, {language}: Pick<PageSample, 'language'>): boolean =>
  CONTINUED.test(route) && language === 'typescript';

/** Samples of a page as they are run: a block without an import is appended to the program of the blocks before it. */
export function joinPrograms(route: string, samples: readonly PageSample[]): PageSample[] {
  let program = '';
  return samples.map((sample) => {
    if (!isContinued(route, sample)) return sample;
    program = /^import /m.test(sample.text) ? sample.text : `${program}\n${sample.text}`;
    return {...sample, text: program};
  });
}
