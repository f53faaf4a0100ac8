import type {ForbiddenRendering} from '../../../lib/content/glossary';
import {offsetAt} from '../document/editRun';
import type {Finding, TextRule, TextRun} from '../types';

function isExcepted(text: string, start: number, end: number, except: RegExp | undefined): boolean {
  return except !== undefined && [...text.matchAll(except)].some((match) => match.index <= start && match.index + match[0].length >= end);
}

function findForbidden(run: TextRun, term: string, {pattern, use, except, allowedNear, onlyIn}: ForbiddenRendering): Finding[] {
  if (onlyIn && run.kind !== onlyIn) return [];
  if (allowedNear && run.context.search(allowedNear) !== -1) return [];
  return [...run.text.matchAll(pattern)]
    .filter((match) => !isExcepted(run.text, match.index, match.index + match[0].length, except))
    .map((match) => ({
      offset: offsetAt(run, match.index),
      message: `“${match[0]}”不是 ${term} 在本站的译法`,
      fix: `应写 ${use}（见 translation/glossary.yml）`,
    }));
}

/** Renderings of terms that the glossary forbids. */
export const glossary: TextRule = {
  name: '术语',
  check: ({runs}, {glossary: entries}) =>
    runs.flatMap((run) => entries.flatMap((entry) => entry.forbidden.flatMap((rendering) => findForbidden(run, entry.en, rendering)))),
};
