import {cutText} from '../../../lib/text/cutText';
import {maskSecrets} from '../../../lib/text/maskSecrets';

/** The part of the page that a prefilled issue is about. */
export type FeedbackPlace = {
  title: string;
  /** Path of the page. */
  permalink: string;
  section?: string;
  selection?: string;
};

/** Kinds of feedback: title and question of the issue. */
export const FEEDBACK_KINDS = {
  helpful: {label: '有帮助', title: '有帮助', question: '哪里对你有帮助？'},
  unhelpful: {label: '没有帮助', title: '没有帮助', question: '你想找什么？这一页少了什么？'},
  mistake: {label: '报告问题', title: '报告问题', question: '哪里不对？应该是什么？'},
} as const;

export type FeedbackKind = keyof typeof FEEDBACK_KINDS;

// Servers reject long addresses, and one Han character takes nine characters in a URL.
const SELECTION_LIMIT = 300;

function quote(text: string): string {
  return cutText(maskSecrets(text.trim()), SELECTION_LIMIT, '……').replace(/^/gm, '> ');
}

/** Address of the new-issue form, prefilled with the place in the page. */
export function issueUrl(repoUrl: string, kind: FeedbackKind, {title, permalink, section, selection}: FeedbackPlace): string {
  const {title: subject, question} = FEEDBACK_KINDS[kind];
  const body = [
    `页面：${title}（${permalink}）`,
    section && `小节：${section}`,
    selection?.trim() && `选中的文字：\n\n${quote(selection)}`,
    `${question}\n`,
  ];
  const query = new URLSearchParams({title: `[${permalink}] ${subject}：`, body: body.filter(Boolean).join('\n\n')});
  return `${repoUrl}/issues/new?${query}`;
}
