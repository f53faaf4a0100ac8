import type {State} from '../../types';

/** Name and meaning of each state, for readers. */
export const STATE_LABELS: Record<State, {name: string; meaning: string}> = {
  fresh: {name: '已同步', meaning: '译文与当前对照的原文一致'},
  stale: {name: '落后', meaning: '译文写成以后，原文又有改动'},
  missing: {name: '未翻译', meaning: '原文有这一页，还没有译文'},
  orphan: {name: '原文已移除', meaning: '译文还在，原文已经没有'},
};

/** Percentage of a whole; never rounded up to 100. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.floor((part / whole) * 100);
}
