import {applyEdits} from './document/applyEdits';
import type {Problem} from './types';

/** One mended place can bring another to light (`ＡＰＩ密钥` → `API密钥` → `API 密钥`); more rounds than this never help. */
const MAX_ROUNDS = 4;

/** Mends what needs no judgement, and lists what is left. */
export async function mend(source: string, check: (source: string) => Promise<Problem[]>): Promise<{source: string; problems: Problem[]}> {
  let text = source;
  let problems = await check(text);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const edits = problems.flatMap((problem) => problem.edits ?? []);
    if (edits.length === 0) break;
    text = applyEdits(text, edits);
    problems = await check(text);
  }
  return {source: text, problems};
}
