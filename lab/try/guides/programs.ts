import type {PageSample} from '../../../lib/verified/scanPage';

/** Pages whose TypeScript goes on from block to block, as their reader types it. */
const CONTINUED = /^\/typescript-client$/;

/** Whether a block belongs to a program that the page builds up. */
export const isContinued = (route: string, {language}: Pick<PageSample, 'language'>): boolean =>
  CONTINUED.test(route) && language === 'typescript';

/** Samples of a page as they are run: a block without an import goes on with the program that the last block with one began. */
export function joinPrograms(route: string, samples: readonly PageSample[]): PageSample[] {
  let program = '';
  return samples.map((sample) => {
    if (!isContinued(route, sample)) return sample;
    program = /^import /m.test(sample.text) ? sample.text : `${program}\n${sample.text}`;
    return {...sample, text: program};
  });
}
