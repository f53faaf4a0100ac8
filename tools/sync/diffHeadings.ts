import type {SourceSection, SourceShape} from './readShape';

const HEADING_CHANGES = ['added', 'removed', 'renamed', 'text'] as const;

/** Change of a heading of an English page, or of the text under it. */
export type HeadingChange = Pick<SourceSection, 'depth' | 'id' | 'text'> & {
  kind: (typeof HEADING_CHANGES)[number];
};

const pick = ({depth, id, text}: SourceSection) => ({depth, id, text});

function changeOf(before: SourceSection | undefined, after: SourceSection): HeadingChange[] {
  if (!before) return [{kind: 'added', ...pick(after)}];
  if (before.depth !== after.depth || before.text !== after.text) return [{kind: 'renamed', ...pick(after)}];
  return before.body === after.body ? [] : [{kind: 'text', ...pick(after)}];
}

/** Lists the headings that changed between two versions of an English page, in the order of the newer one; removed ones last. */
export function diffHeadings(before: SourceShape, after: SourceShape): HeadingChange[] {
  const old = new Map(before.map((section) => [section.id, section]));
  const kept = new Set(after.map(({id}) => id));
  return [
    ...after.flatMap((section) => changeOf(old.get(section.id), section)),
    ...before.filter(({id}) => !kept.has(id)).map((section): HeadingChange => ({kind: 'removed', ...pick(section)})),
  ];
}
