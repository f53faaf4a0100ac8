import {issueFormUrl, issueText} from '../../issueForms';

/** The part of the page that a prefilled issue is about. */
export type FeedbackPlace = {
  title: string;
  /** Path of the page. */
  permalink: string;
  section?: string;
  selection?: string;
};

/** Kinds of feedback: label of the link, title of the issue, and its form. Praise has no form, only a text. */
export const FEEDBACK_KINDS = {
  helpful: {label: '有帮助', form: undefined},
  unhelpful: {label: '没有帮助', form: 'unanswered'},
  mistake: {label: '报告问题', form: 'mistake'},
} as const;

export type FeedbackKind = keyof typeof FEEDBACK_KINDS;

/** Address of the new-issue form, prefilled with the place in the page. */
export function issueUrl(repoUrl: string, kind: FeedbackKind, place: FeedbackPlace): string {
  const {label, form} = FEEDBACK_KINDS[kind];
  const title = `[${place.permalink}] ${label}：`;
  const page = `${place.title}（${place.permalink}）`;
  const quote = place.selection && issueText(place.selection);
  if (form) return issueFormUrl(repoUrl, form, {title, page, section: place.section, quote});
  const body = [
    `页面：${page}`,
    place.section && `小节：${place.section}`,
    quote && `选中的文字：\n\n${quote.replace(/^/gm, '> ')}`,
    '哪里对你有帮助？\n',
  ];
  return `${repoUrl}/issues/new?${new URLSearchParams({title, body: body.filter(Boolean).join('\n\n')})}`;
}
