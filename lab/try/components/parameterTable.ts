import type {PageTable} from '../../../lib/pages/types';

/** A row of a parameter table on a page. */
export type ParameterRow = {
  line: number;
  name: string;
  /** Name on the canvas; missing if the row has none. */
  label?: string;
  type: string;
  /** Missing if the row does not say it. */
  direction?: 'input' | 'output';
  required: boolean;
  advanced: boolean;
  /** Value after 默认值, without backticks. */
  default?: string;
  /** Value after 标注的默认值: a default that is only in the hint of the field. */
  hinted?: string;
};

const NAMES = /`([A-Za-z_]\w*)`(?:（([^）]*)）)?/g;
const DIRECTION = /(输入|输出)参数(?:（([^）]*)）)?/;
// Excludes the default of a service, e.g. `Cohere 的默认值`.
const DEFAULT =
  /(?<!标注的|[A-Za-z] 的)默认值(?:是|为)?[：:]?\s*(?:`([^`]*)`|“([^”]*)”|(空字符串|空|启用（true）|禁用（false）|启用|禁用|关闭|开启))/;

// The hint of an empty field may give the value that is used instead.
const HINTED = /标注的默认值[：:]\s*`([^`]*)`/;

function defaultOf(description: string): string | undefined {
  const found = DEFAULT.exec(description);
  return found?.[1] ?? found?.[2] ?? found?.[3];
}

function readRow(cells: readonly string[], line: number): ParameterRow[] {
  const [first = '', type = '', description = ''] = cells;
  const value = defaultOf(description);
  const hinted = HINTED.exec(description)?.[1];
  const [, kind, marks = ''] = DIRECTION.exec(description) ?? [];
  const direction = kind === undefined ? undefined : kind === '输入' ? 'input' : 'output';
  return [...first.matchAll(NAMES)].map(([, name = '', label]) => ({
    line,
    name,
    ...(label && {label: label.replace(/\*/g, '').trim()}),
    type,
    ...(direction && {direction}),
    required: marks.includes('必填'),
    advanced: marks.includes('高级'),
    ...(value !== undefined && {default: value}),
    ...(hinted !== undefined && {hinted}),
  }));
}

/** Whether a table describes the parameters of a component; such tables in the API guides describe requests. */
export const isParameterTable = ({header, rows}: PageTable, route: string): boolean =>
  header.join('|') === '参数|类型|说明' && (!route.startsWith('/api-') || rows.some(({cells}) => DIRECTION.test(cells[2] ?? '')));

/** Reads the rows of a parameter table. */
export const readParameters = ({rows}: PageTable): ParameterRow[] => rows.flatMap(({cells, line}) => readRow(cells, line));
