import type {Heading} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Finding, PageRule} from '../types';

/** Headings go down one level at a time, so that the outline that a screen reader announces has no gaps. */
export const headingLevels: PageRule = {
  name: '标题级别',
  check({tree}) {
    const findings: Finding[] = [];
    // The title of the page is its heading of the first level.
    let former = 1;
    visit(tree, 'heading', ({depth, position}: Heading) => {
      if (depth > former + 1) {
        const [received, expected] = ['#'.repeat(depth), '#'.repeat(former + 1)];
        findings.push({
          offset: position?.start.offset ?? 0,
          message: `标题从第 ${former} 级跳到第 ${depth} 级`,
          fix: `把 ${received} 改成 ${expected}，或者给它加上一级标题`,
        });
      }
      former = depth;
    });
    return findings;
  },
};
