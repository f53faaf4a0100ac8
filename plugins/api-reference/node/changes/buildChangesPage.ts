import {changesSlug} from '../../../../lib/openapi/apiOperations';
import type {Operation} from '../../../../lib/openapi/openApi';
import type {ChangesPage} from '../../types';
import type {ProseRenderer} from '../renderProse';
import type {ApiComparison, GroupChange, OperationChange} from './compareApis';
import {describeKept, describeLeftOut, linkTo} from './describeOperation';

const endpointOf = ({method, path}: Operation) => `\`${method.toUpperCase()} ${path}\``;
const section = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? [`**${title}** ${lines.length} 个`, lines.join('\n')] : [];

type Kind = OperationChange['kind'];
const ofKind = <K extends Kind>({operations}: GroupChange, kind: K) =>
  operations.filter((change): change is Extract<OperationChange, {kind: K}> => change.kind === kind);

function describeGroup(group: GroupChange, comparison: ApiComparison): string {
  const {older, newer} = comparison;
  const kept = ofKind(group, 'kept');
  const changed = kept.filter((change) => describeKept(change).length > 0);
  const same = kept.filter((change) => !changed.includes(change));
  const linksTo = (change: {older: Operation; newer: Operation}) =>
    `${linkTo(change.newer, newer.label)}（[${older.label} 的页面](/${older.label}/api/${change.older.slug})）`;
  return [
    ...section(
      '新增',
      ofKind(group, 'added').map(({newer: operation}) => `- ${linkTo(operation, newer.label)}：${endpointOf(operation)}`),
    ),
    ...section(
      '有变化',
      changed.map((change) =>
        [`- ${linksTo(change)}：${endpointOf(change.newer)}`, ...describeKept(change).map((line) => `  - ${line}`)].join('\n'),
      ),
    ),
    ...section(
      '不再写进描述',
      ofKind(group, 'leftOut').map(
        (change) => `- ${linkTo(change.older, older.label)}：${endpointOf(change.older)}。${describeLeftOut(change, comparison)}`,
      ),
    ),
    ...section(
      '描述相同',
      same.map((change) => `- ${linksTo(change)}`),
    ),
  ].join('\n\n');
}

function countsOf({groups, older, newer}: ApiComparison): string {
  const all = groups.flatMap(({operations}) => operations);
  const kept = all.filter((change) => change.kind === 'kept');
  const leftOut = all.filter((change) => change.kind === 'leftOut');
  const moved = kept.filter(({changes}) => changes.some(({kind}) => kind === 'address'));
  const hidden = leftOut.filter((change) => change.leftOut.state === 'hidden');
  return [
    `${older.label} 的描述有 ${older.operations.length} 个操作，${newer.label} 有 ${newer.operations.length} 个：`,
    `${kept.length} 个两边都有（其中 ${moved.length} 个换了地址），`,
    `${all.length - kept.length - leftOut.length} 个是新增的，${leftOut.length} 个不再写进描述`,
    hidden.length === leftOut.length ? '（程序里都还在）。' : `（其中 ${hidden.length} 个程序里还在）。`,
  ].join('');
}

const INTRO =
  '比较两个版本的 API 描述得出，按侧边栏分组。描述里看不出的变化，不再写进描述的操作改用什么，对照源代码和运行中的服务器写，附有依据。';

/** Prepares the page about the changes between two API versions. */
export function buildChangesPage(comparison: ApiComparison, prose: ProseRenderer): ChangesPage {
  const {older, newer, groups} = comparison;
  prose.takeLinks();
  const sections = groups.map((group) => ({
    id: `changes-${group.name.replace(/[^A-Za-z0-9]+/g, '-')}`,
    title: group.label,
    html: prose.block(describeGroup(group, comparison)),
  }));
  const advice = `参数、字段和状态码之外要做的事，见[从 ${older.label} 升级](/upgrade)。`;
  return {
    slug: changesSlug(older),
    title: `API 变化：${older.label} → ${newer.label}`,
    summary: `Langflow API 从 ${older.label} 到 ${newer.label} 的变化：新增、改动、换了地址和不再写进描述的操作，以及改用什么。`,
    intro: prose.block(`${INTRO}\n\n${countsOf(comparison)}\n\n${advice}`),
    sections,
    toc: sections.map(({id, title}) => ({id, value: title, level: 2})),
    links: prose.takeLinks(),
  };
}
