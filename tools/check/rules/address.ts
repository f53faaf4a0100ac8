import {offsetAt} from '../document/editRun';
import type {TextRule} from '../types';

/** Readers are addressed with 你. */
export const address: TextRule = {
  name: '称呼',
  check: ({runs}) =>
    runs.flatMap((run) =>
      [...run.text.matchAll(/您/gu)].map(({index}) => ({offset: offsetAt(run, index), message: '用了“您”', fix: '改成“你”，或者省去'})),
    ),
};
