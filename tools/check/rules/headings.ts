import type {Heading} from 'mdast';
import {visit} from 'unist-util-visit';
import {headingId, listAnchors} from '../../../lib/pages/elements';
import {offsetAt} from '../edits';
import {type CheckFinding, OBJECT, type PageRule, type TextRule, type TextRun} from '../types';

const SLUG = /^[a-z0-9_][a-z0-9_.-]*$/;

function checkHeading(heading: Heading): CheckFinding[] {
  const offset = heading.position?.start.offset ?? 0;
  const id = headingId(heading);
  if (heading.depth === 1) return [{offset, message: '正文里有一级标题', fix: '一级标题来自 front matter 的 title；正文从 ## 开始'}];
  if (id === undefined) return [{offset, message: '标题没有锚点', fix: '在标题末尾写 {/* #英文锚点 */}，与英文页的锚点相同'}];
  return SLUG.test(id) ? [] : [{offset, message: `锚点“${id}”不合规`, fix: '只用小写字母、数字、连字符、下划线和点，与英文页的锚点相同'}];
}

/** Every heading has the anchor of the English page, without duplicates. */
export const headingIds: PageRule = {
  name: '标题锚点',
  check({tree}) {
    const findings: CheckFinding[] = [];
    visit(tree, 'heading', (heading) => {
      findings.push(...checkHeading(heading));
    });
    const anchors = listAnchors(tree);
    const repeated = anchors.filter(({id}, index) => anchors.findIndex((other) => other.id === id) < index);
    return [
      ...findings,
      ...repeated.map(({id, offset}) => ({offset, message: `锚点“${id}”在本页出现了不止一次`, fix: '每个锚点只用一次'})),
    ];
  },
};

/** Heading levels increase by one, so that the outline for screen readers has no gaps. */
export const headingLevels: PageRule = {
  name: '标题级别',
  check({tree}) {
    const findings: CheckFinding[] = [];
    // The title is the level 1 heading of the page.
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

// Question marks are allowed.
const TRAILING = /[，。：；！、…,.;:!]$/u;

const TITLES: readonly TextRun['kind'][] = ['title', 'heading', 'label'];

/** Headings and titles end without punctuation, except question marks. */
export const headingPunctuation: TextRule = {
  name: '标题标点',
  check: ({runs}) =>
    runs
      .filter(({kind}) => TITLES.includes(kind))
      .flatMap((run) => {
        const text = run.text.replaceAll(OBJECT, ' ').trimEnd();
        const mark = TRAILING.exec(text)?.[0];
        return mark ? [{offset: offsetAt(run, text.length - 1), message: `标题以“${mark}”结尾`, fix: '去掉结尾的标点'}] : [];
      }),
};
