import type {Section, Shape} from './readShape';

/** The versions of a page that are held against each other when it is stamped. */
export type StructureInput = {
  /** The Chinese page, its fragments included. */
  chinese: Shape;
  /** The English sources that the page is to be stamped with, the main one first. */
  english: readonly Shape[];
  /** The English sources that it was written from; empty where their text is not at hand. */
  former: readonly Shape[];
};

const label = ({depth, id, text}: Section) => (depth === 0 ? '第一个标题之前' : `“${text}”（${'#'.repeat(depth)} #${id}）`);
const headingsOf = (shapes: readonly Shape[]) => shapes.flat().filter(({depth}) => depth > 0);

function checkHeadings(chinese: Shape, english: readonly Shape[]): string[] {
  const own = new Map(chinese.map((section) => [section.id, section]));
  return headingsOf(english).flatMap((section) => {
    const here = own.get(section.id);
    if (!here) return [`缺少标题${label(section)}`];
    return here.depth === section.depth ? [] : [`标题${label(section)}在译文里是 ${here.depth} 级`];
  });
}

/** A heading that the English page had and has no more; one that it never had is the translators' own. */
function checkRemoved({chinese, english, former}: StructureInput): string[] {
  const now = new Set(headingsOf(english).map(({id}) => id));
  const before = new Set(headingsOf(former).map(({id}) => id));
  return chinese.filter(({id}) => before.has(id) && !now.has(id)).map((section) => `标题${label(section)}在英文页里已经没有了`);
}

function checkOrder(chinese: Shape, [main = []]: readonly Shape[]): string[] {
  const place = new Map(chinese.map(({id}, index) => [id, index]));
  const shared = main.filter(({depth, id}) => depth > 0 && place.has(id));
  const misplaced = shared.find((section, i) => {
    const previous = shared[i - 1];
    return previous !== undefined && (place.get(section.id) as number) < (place.get(previous.id) as number);
  });
  return misplaced ? [`标题${label(misplaced)}的先后次序与英文页不同`] : [];
}

type Counts = Pick<Section, 'code' | 'rows'>;
const UNITS = {code: '代码块', rows: '表格的行'} as const;

function compareCounts(place: string, own: Counts, now: Counts, before: Counts | undefined): string[] {
  return (Object.keys(UNITS) as (keyof Counts)[]).flatMap((key) => {
    const unit = UNITS[key];
    if (own[key] < now[key]) return [`${place}：英文页有 ${now[key]} 个${unit}，译文有 ${own[key]} 个`];
    // More than in English may be the translators' own, unless upstream has just taken some away.
    const dropped = before !== undefined && before[key] > now[key] && own[key] >= before[key];
    return dropped ? [`${place}：英文页的${unit}从 ${before[key]} 个减到 ${now[key]} 个，译文还有 ${own[key]} 个`] : [];
  });
}

const sum = (shapes: readonly Shape[]): Counts => {
  const all = shapes.flat();
  return {code: all.reduce((total, {code}) => total + code, 0), rows: all.reduce((total, {rows}) => total + rows, 0)};
};

function checkCounts({chinese, english, former}: StructureInput): string[] {
  const [main, ...others] = english;
  // A page made from several sources may tell things elsewhere than they do: only its sum can be held against theirs.
  if (others.length > 0) return compareCounts('全页', sum([chinese]), sum(english), former.length > 0 ? sum(former) : undefined);
  const own = new Map(chinese.map((section) => [section.id, section]));
  const old = new Map(former[0]?.map((section) => [section.id, section]));
  return (main ?? []).flatMap((section) => {
    const here = own.get(section.id);
    return here ? compareCounts(label(section), here, section, old.get(section.id)) : [];
  });
}

/**
 * Lists how the structure of a Chinese page differs from that of its English sources.
 * The Chinese page may have more than they: notes, tables and examples for its own readers.
 */
export function checkStructure(input: StructureInput): string[] {
  const {chinese, english} = input;
  return [...checkHeadings(chinese, english), ...checkRemoved(input), ...checkOrder(chinese, english), ...checkCounts(input)];
}
