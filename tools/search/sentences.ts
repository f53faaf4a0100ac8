import {type EvaluationQuery, openIndexFolder} from 'docusaurus-search-zh/node/evaluate';
import {isHan} from 'docusaurus-search-zh/shared/tokenize';

/** What people write around what they ask, 30 words and more. */
const FRAMES: readonly ((asked: string) => string)[] = [
  (asked) =>
    `Hi, I have been trying to find out for a while now, and I could not find anything that really helps: ${asked}. Is it possible at all, and if so, how do I do it? Thanks!`,
  (asked) =>
    `Can somebody please tell me what I should look at if I want to know more about ${asked}, because I am new to this and I am not sure whether I am doing it the right way?`,
  (asked) =>
    `I would like to understand how this works and why it does not do what I expected from it: ${asked}. It would be great if someone could give me an idea of what to do next, thank you.`,
];
/** Kinds of queries that are words: no pasted messages, beginnings or mistakes. */
const KINDS: ReadonlySet<string> = new Set(['en-term', 'en-word', 'mixed', 'synonym']);
/** Pages among which the first page of the words alone must be. */
const DEPTH = 3;
/** Smallest share of the sentences for which it is. */
const LEAST_KEPT = 0.95;

/** Whether a query is in English. */
const isAsked = ({q, kind}: EvaluationQuery): boolean => KINDS.has(kind) && !isHan(q);

/** A question in English is as good as the words in it: wrapped in each frame, the English queries still lead to the same page. */
export async function checkSentences(
  folder: string,
  {manifest, queries}: {manifest: string; queries: readonly EvaluationQuery[]},
): Promise<string[]> {
  const engine = openIndexFolder(folder, manifest);
  const lost: string[] = [];
  let count = 0;
  for (const {q} of queries.filter(isAsked)) {
    const [first] = (await engine.search({text: q})).pages;
    if (!first) continue;
    for (const frame of FRAMES) {
      count += 1;
      const {pages} = await engine.search({text: frame(q)});
      if (!pages.slice(0, DEPTH).some(({url}) => url === first.url)) lost.push(frame(q));
    }
  }
  const kept = 1 - lost.length / Math.max(count, 1);
  console.log(`英文问句 ${count} 个，${(100 * kept).toFixed(1)} % 的前 ${DEPTH} 页里有只问关键词时的第一页`);
  return kept < LEAST_KEPT ? [`英文问句只有 ${kept.toFixed(3)} 与关键词一样好，应不低于 ${LEAST_KEPT}：\n${lost.join('\n')}`] : [];
}
