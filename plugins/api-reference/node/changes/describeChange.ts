import type {ShapeChange, ShapePlace} from './compareShapes';

const PLACES: Record<ShapePlace, string> = {parameters: '参数', body: '请求体', answer: '响应'};
const PARAMETER_PLACES: Record<string, string> = {query: '查询参数', header: '请求头', cookie: 'Cookie'};

const code = (text: string) => `\`${text}\``;
const list = (names: readonly string[]) => names.map(code).join('、');

/** `query page` → 查询参数 `page`; a field is named together with its part of the request. */
function nameOf(place: ShapePlace, name: string): string {
  if (place !== 'parameters') return `${PLACES[place]}的 ${code(name)} `;
  const [where = '', plain = name] = name.split(' ');
  return `${PARAMETER_PLACES[where] ?? '参数'} ${code(plain)} `;
}

function describeNames({kind, place, names}: Extract<ShapeChange, {kind: 'added' | 'removed'}>): string {
  const [verb, past] = kind === 'added' ? ['新增', '多了'] : ['不再有', '不再有'];
  if (place === 'answer') return `响应${past}字段 ${list(names)}`;
  if (place === 'body') return `请求体${verb}字段 ${list(names)}`;
  const places = [...new Set(names.map((name) => name.split(' ')[0] as string))];
  const groups = places.map((where) => {
    const found = names.filter((name) => name.startsWith(`${where} `)).map((name) => name.slice(where.length + 1));
    return `${PARAMETER_PLACES[where] ?? '参数'} ${list(found)}`;
  });
  return verb + groups.join('、');
}

function describeDefault({place, name, from, to}: Extract<ShapeChange, {kind: 'default'}>): string {
  const subject = nameOf(place, name);
  if (from === undefined) return `${subject}有了默认值 ${code(to ?? '')}`;
  return to === undefined ? `${subject}不再有默认值（原来是 ${code(from)}）` : `${subject}的默认值由 ${code(from)} 改为 ${code(to)}`;
}

const both = (added: readonly string[], removed: readonly string[], [plus, minus]: readonly [string, string]) =>
  [...(added.length > 0 ? [`${plus} ${list(added)}`] : []), ...(removed.length > 0 ? [`${minus} ${list(removed)}`] : [])].join('，');

/** Describes one change in Markdown, without a full stop. */
export function describeChange(change: ShapeChange): string {
  switch (change.kind) {
    case 'address':
      return `地址由 ${code(change.from)} 改为 ${code(change.to)}`;
    case 'auth':
      return change.isNeeded ? '需要身份验证' : '不再需要身份验证';
    case 'deprecated':
      return '标为已弃用';
    case 'added':
    case 'removed':
      return describeNames(change);
    case 'described':
      return change.isDescribed ? '描述里写明了响应有哪些字段' : '描述里不再写明响应有哪些字段';
    case 'type':
      return `${nameOf(change.place, change.name)}的类型由 ${code(change.from)} 改为 ${code(change.to)}`;
    case 'required':
      return `${nameOf(change.place, change.name)}由${change.isRequired ? '可选改为必填' : '必填改为可选'}`;
    case 'default':
      return describeDefault(change);
    case 'options':
      return `${nameOf(change.place, change.name)}的可选值${both(change.added, change.removed, ['新增', '去掉了'])}`;
    case 'statuses':
      return both(change.added, change.removed, ['多了状态码', '不再有状态码']);
  }
}
