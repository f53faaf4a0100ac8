import {cutText} from '../lib/text/cutText';
import {maskSecrets} from '../lib/text/maskSecrets';

/** Issue forms of this repository (`.github/ISSUE_TEMPLATE/`) with the fields that links fill in. */
export const ISSUE_FORMS = {
  mistake: {file: 'mistake.yml', fields: ['page', 'section', 'quote']},
  unanswered: {file: 'unanswered.yml', fields: ['page', 'section', 'quote', 'question']},
  error: {file: 'unknown-error.yml', fields: ['message']},
  fault: {file: 'site-fault.yml', fields: ['page', 'what']},
} as const;

export type IssueForm = keyof typeof ISSUE_FORMS;

// Servers reject long addresses, and one Han character takes nine characters in a URL.
const MOST_CHARACTERS = 300;

/** A text of the reader for the address of an issue: without secrets, and short. */
export const issueText = (text: string): string => cutText(maskSecrets(text.trim()), MOST_CHARACTERS, '……');

/** Address of an issue form with filled-in fields; empty values are left out. GitHub fills a field from the parameter with its id. */
export function issueFormUrl<Form extends IssueForm>(
  repoUrl: string,
  form: Form,
  values: {[Field in (typeof ISSUE_FORMS)[Form]['fields'][number] | 'title']?: string} = {},
): string {
  const query = new URLSearchParams({template: ISSUE_FORMS[form].file});
  for (const [field, value] of Object.entries<string | undefined>(values)) if (value) query.set(field, value);
  return `${repoUrl}/issues/new?${query}`;
}
