import type {SourceSection, SourceShape} from './readShape';

/** Versions of a page that are compared when its source revision is recorded. */
export type StructureInput = {
  /** The Chinese page including its fragments. */
  chinese: SourceShape;
  /** The new English sources, main source first. */
  english: readonly SourceShape[];
  /** The English sources that the page was written from; empty if their text is unavailable. */
  former: readonly SourceShape[];
  /** The Chinese page as last recorded: what it lacked then was accepted. Empty if unknown. */
  accepted: SourceShape;
};

const label = ({depth, id, text}: SourceSection) => (depth === 0 ? '第一个标题之前' : `“${text}”（${'#'.repeat(depth)} #${id}）`);
const headingsOf = (shapes: readonly SourceShape[]) => shapes.flat().filter(({depth}) => depth > 0);

function checkHeadings({chinese, english, former, accepted}: StructureInput): string[] {
  const own = byId(chinese);
  const before = byId(headingsOf(former));
  const then = byId(accepted);
  // When the page was last recorded, the heading was already missing, or had this level with the same English heading.
  const wasAccepted = ({id, depth}: SourceSection, here?: SourceSection) =>
    accepted.length > 0 && before.get(id)?.depth === depth && then.get(id)?.depth === here?.depth;
  return headingsOf(english).flatMap((section) => {
    const here = own.get(section.id);
    if (here?.depth === section.depth || wasAccepted(section, here)) return [];
    return here === undefined ? [`缺少标题${label(section)}`] : [`标题${label(section)}在译文里是 ${here.depth} 级`];
  });
}

/** Headings that were removed from the English page. Headings that it never had belong to the translators. */
function checkRemoved({chinese, english, former}: StructureInput): string[] {
  const now = new Set(headingsOf(english).map(({id}) => id));
  const before = new Set(headingsOf(former).map(({id}) => id));
  return chinese.filter(({id}) => before.has(id) && !now.has(id)).map((section) => `标题${label(section)}在英文页里已经没有了`);
}

function checkOrder(chinese: SourceShape, [main = []]: readonly SourceShape[]): string[] {
  const place = new Map(chinese.map(({id}, index) => [id, index]));
  const shared = main.filter(({depth, id}) => depth > 0 && place.has(id));
  const misplaced = shared.find((section, i) => {
    const previous = shared[i - 1];
    return previous !== undefined && (place.get(section.id) as number) < (place.get(previous.id) as number);
  });
  return misplaced ? [`标题${label(misplaced)}的先后次序与英文页不同`] : [];
}

type Counts = Pick<SourceSection, 'code' | 'rows'>;
const UNITS = {code: '代码块', rows: '表格的行'} as const;
const NOTHING: Counts = {code: 0, rows: 0};

/** Counts of the four versions at one place. */
type Place = {own: Counts; now: Counts; before: Counts | undefined; accepted: Counts | undefined};

function compareCounts(name: string, {own, now, before, accepted}: Place): string[] {
  return (Object.keys(UNITS) as (keyof Counts)[]).flatMap((key) => {
    const unit = UNITS[key];
    const lackedBefore = before && accepted ? Math.max(0, before[key] - accepted[key]) : 0;
    if (now[key] - own[key] > lackedBefore) return [`${name}：英文页有 ${now[key]} 个${unit}，译文有 ${own[key]} 个`];
    // More than in English may be additions of the translators, unless upstream has just removed some.
    const dropped = before !== undefined && before[key] > now[key] && own[key] >= before[key];
    return dropped ? [`${name}：英文页的${unit}从 ${before[key]} 个减到 ${now[key]} 个，译文还有 ${own[key]} 个`] : [];
  });
}

const sum = (shapes: readonly SourceShape[]): Counts =>
  shapes.flat().reduce((total, {code, rows}) => ({code: total.code + code, rows: total.rows + rows}), NOTHING);
const byId = (shape: SourceShape = []) => new Map(shape.map((section) => [section.id, section]));

function checkCounts({chinese, english, former, accepted}: StructureInput): string[] {
  const [main = [], ...others] = english;
  // A page with several sources may arrange content differently: only the totals can be compared.
  if (others.length > 0) {
    const before = former.length > 0 ? sum(former) : undefined;
    const accepting = accepted.length > 0 ? sum([accepted]) : undefined;
    return compareCounts('全页', {own: sum([chinese]), now: sum(english), before, accepted: accepting});
  }
  const [own, old, then] = [chinese, former[0], accepted].map(byId);
  return main.flatMap((section) => {
    const here = own?.get(section.id);
    const place = {now: section, before: old?.get(section.id), accepted: then?.get(section.id)};
    return here ? compareCounts(label(section), {own: here, ...place}) : [];
  });
}

/**
 * Lists structural differences between a Chinese page and its English sources. The Chinese page may have more (notes, tables and examples
 * for its readers), and may still lack what it lacked when it was last recorded, because that was a decision.
 */
export function checkTranslatedStructure(input: StructureInput): string[] {
  const {chinese, english} = input;
  return [...checkHeadings(input), ...checkRemoved(input), ...checkOrder(chinese, english), ...checkCounts(input)];
}
