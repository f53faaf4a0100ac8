import {totalOf} from './computeVerification';
import {type PageVerification, VERIFICATION_KINDS, type VerificationKind} from './types';

const NAMES: Record<VerificationKind, (count: number) => string> = {
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
export function describeVerification(verified: PageVerification | undefined): string {
  if (!verified) return '';
  const kinds = VERIFICATION_KINDS.flatMap((kind) => {
    const passed = verified.counts[kind]?.passed ?? 0;
    return passed > 0 ? [NAMES[kind](passed)] : [];
  });
  const {unverified, again} = totalOf(verified);
  const reasons = verified.reasons.join('；');
  const rest = [
    ...(unverified > 0 ? [`${unverified} 处不能试（${reasons}）`] : []),
    ...(again > 0 ? [`${again} 处后来改过，等待再试`] : []),
  ].join('；');
  if (kinds.length === 0) return rest ? `在 Langflow ${verified.version} 上（${verified.date}）：${rest}。` : '';
  return `已在 Langflow ${verified.version} 上运行过（${verified.date}）：${kinds.join('、')}${rest ? `；${rest}` : ''}。`;
}
