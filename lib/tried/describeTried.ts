import {totalOf} from './computeTried';
import {type PageTried, TRIED_KINDS, type TriedKind} from './types';

const NAMES: Record<TriedKind, (count: number) => string> = {
  samples: (count) => `${count} 段示例`,
  tables: (count) => `${count} 张参数表`,
  operations: (count) => (count === 1 ? '这个操作的示例和响应' : `${count} 个操作`),
  components: (count) => `${count} 个自定义组件`,
  settings: (count) => `${count} 张设置表`,
  words: () => '界面文字',
  consoles: () => '“试一试”',
  walks: () => '界面上的步骤',
  flows: (count) => `${count} 张图里的流程`,
};

/** One quiet line for the foot of a page: what of it was held against the real program, and when; empty where nothing holds. */
export function describeTried(tried: PageTried | undefined): string {
  if (!tried) return '';
  const kinds = TRIED_KINDS.flatMap((kind) => {
    const passed = tried.counts[kind]?.passed ?? 0;
    return passed > 0 ? [NAMES[kind](passed)] : [];
  });
  const {untried, again} = totalOf(tried);
  const reasons = tried.reasons.join('；');
  const rest = [
    ...(untried > 0 ? [`${untried} 处不能试（${reasons}）`] : []),
    ...(again > 0 ? [`${again} 处后来改过，等待再试`] : []),
  ].join('；');
  if (kinds.length === 0) return rest ? `在 Langflow ${tried.version} 上（${tried.date}）：${rest}。` : '';
  return `已在 Langflow ${tried.version} 上运行过（${tried.date}）：${kinds.join('、')}${rest ? `；${rest}` : ''}。`;
}
