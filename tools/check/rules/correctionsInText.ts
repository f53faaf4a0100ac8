import {isOwnPage} from '../../../lib/content/ownPages';
import {offsetAt, quoteAround} from '../document/editRun';
import {CODE, type TextRule} from '../types';

/** How texts call the official documentation of Langflow, in words that are allowed and in others; not that of other products. */
const OFFICIAL = `(?:官方英文文档|英文(?:文档|页|原文)|上游文档|(?<![A-Za-z0-9）${CODE}](?: ?的)? ?)官方文档|(?<=[（(])原文|^原文)`;
/** That it leaves something out is no mistake. */
const SAYS =
  '(?:里|中|上|这一页|的?示例|还|仍|则|也|前后|又)*(?:[：:]|写|说(?!明)|称|还列|列的是|列出[^，。；]{0,6}是|列出以下|把|误|提到|按旧|描述的)';
const REPORT = new RegExp(OFFICIAL + SAYS, 'gu');

/** The ledger itself, and pages that no official one answers to. */
const isAboutIt = (file: string) => file.startsWith('translation/') || isOwnPage(file.replace(/^(?:docs|versioned_docs\/[^/]+)\//, ''));

/** The text says what holds; what the official documentation has wrong stands in the ledger of corrections. */
export const correctionsInText: TextRule = {
  name: '勘误',
  check: ({file, runs}) =>
    isAboutIt(file)
      ? []
      : runs.flatMap((run) =>
          [...run.text.matchAll(REPORT)].map(({0: found, index}) => ({
            offset: offsetAt(run, index),
            message: `正文转述了官方英文文档（${quoteAround(run, index, index + found.length)}）`,
            fix: '正文只写 Langflow 的实际行为，差别记进 translation/corrections.yaml',
          })),
        ),
};
