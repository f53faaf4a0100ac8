import {lineAt} from './edits';
import {PAGE_RULES, TEXT_RULES} from './rules';
import type {CheckContext, CheckFinding, CheckProblem, Edit, Page, TextDocument} from './types';

/** Rule name for pages that cannot be parsed. */
export const PARSE_RULE = '解析';

/** Names of all rules, for messages and for `translation/exceptions.yml`. */
export const RULE_NAMES: string[] = [...TEXT_RULES, ...PAGE_RULES].map(({name}) => name);

function toProblem({file, source}: TextDocument, rule: string, finding: CheckFinding): CheckProblem {
  const {line, text} = lineAt(source, finding.offset);
  return {...finding, file, rule, line, excerpt: text};
}

const keyOf = ({start, end}: Edit) => `${start}-${end}`;

/** Drops edits that an earlier rule also makes, together with the problem that the later rule reports for the same place. */
function withoutRepetitions(problems: CheckProblem[]): CheckProblem[] {
  const mended = new Set<string>();
  return problems.flatMap((problem) => {
    if (!problem.edits?.length) return [problem];
    const edits = problem.edits.filter((edit) => !mended.has(keyOf(edit)));
    for (const edit of edits) mended.add(keyOf(edit));
    return edits.length > 0 ? [{...problem, edits}] : [];
  });
}

async function checkTexts(document: TextDocument, context: CheckContext): Promise<CheckProblem[]> {
  const found = await Promise.all(
    TEXT_RULES.map(async ({name, check}) => (await check(document, context)).map((finding) => toProblem(document, name, finding))),
  );
  return withoutRepetitions(found.flat());
}

const byLine = (a: CheckProblem, b: CheckProblem) => a.line - b.line || a.offset - b.offset;

/** Checks a text file with the rules for texts. Problems there are fixed by hand. */
export async function checkTextDocument(document: TextDocument, context: CheckContext): Promise<CheckProblem[]> {
  return (await checkTexts(document, context)).map((problem) => ({...problem, edits: undefined})).sort(byLine);
}

/** Checks a page with all rules. */
export async function checkPage(page: Page, context: CheckContext): Promise<CheckProblem[]> {
  const texts = await checkTexts(page, context);
  const structure = await Promise.all(
    PAGE_RULES.map(async ({name, check}) => (await check(page, context)).map((finding) => toProblem(page, name, finding))),
  );
  return [...texts, ...structure.flat()].sort(byLine);
}
