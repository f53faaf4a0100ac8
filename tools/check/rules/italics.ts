import {visit} from 'unist-util-visit';
import type {Finding, PageRule} from '../types';

/** Chinese has no italics: slanted Han glyphs are hard to read. */
export const italics: PageRule = {
  name: '斜体',
  check({tree, source}) {
    const findings: Finding[] = [];
    visit(tree, 'emphasis', ({position}) => {
      const text = source.slice(position?.start.offset, position?.end.offset);
      findings.push({offset: position?.start.offset ?? 0, message: `用了斜体（${text}）`, fix: '去掉，或者改用粗体、引号'});
    });
    return findings;
  },
};
