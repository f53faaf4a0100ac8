import {type Citation, citationUrl, formatCitation} from '../../../../lib/content/citation';
import type {Operation} from '../../../../lib/openapi/openApi';
import type {ApiComparison, OperationChange} from './compareApis';
import {describeChange} from './describeChange';

const titleOf = ({object, slug}: Operation) => object.summary ?? slug;

/** A link to an operation page that names the version, so that it works in every version. */
export const linkTo = (operation: Operation, label: string): string => `[${titleOf(operation)}](/${label}/api/${operation.slug})`;

/** Text about the evidence, with a link if there is one; files of a released package have no address. */
function describeEvidence(evidence: Citation, source: ApiComparison['source']): string {
  const url = citationUrl(evidence, source);
  const place = `\`${formatCitation(evidence)}\``;
  return url === undefined ? place : `[${place}](${url})`;
}

/** Describes an operation that the newer description leaves out, as Markdown sentences. */
export function describeLeftOut(change: Extract<OperationChange, {kind: 'leftOut'}>, {newer, source}: ApiComparison): string {
  const {evidence, note, state} = change.leftOut;
  return [
    state === 'hidden' ? '程序里还在。' : '程序里已经没有了。',
    note ?? '',
    change.instead ? `改用${linkTo(change.instead, newer.label)}。` : '',
    `依据：${describeEvidence(evidence, source)}。`,
  ].join('');
}

/** Describes the changes of an operation that both versions have, one Markdown sentence each. */
export function describeKept({changes, note}: Extract<OperationChange, {kind: 'kept'}>): string[] {
  return [...(note ? [note] : []), ...changes.map((change) => `${describeChange(change)}。`)];
}

const asList = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

function describeKeptOn(change: Extract<OperationChange, {kind: 'kept'}>, isNewer: boolean, {older, newer}: ApiComparison): string {
  const lines = describeKept(change);
  const [counterpart, label] = isNewer ? [change.older, older.label] : [change.newer, newer.label];
  const link = `${label} 的这个操作：${linkTo(counterpart, label)}。`;
  if (lines.length === 0) return `${link}两个版本的描述相同。`;
  return `${link}${isNewer ? `从 ${older.label} 到 ${newer.label} 的变化` : `到 ${newer.label} 的变化`}：\n\n${asList(lines)}`;
}

/** Text of an operation page about the other version, as Markdown; empty if there is no comparison. */
export function describeOnPage(slug: string, isNewer: boolean, comparison: ApiComparison): string {
  const change = comparison.bySlug.get(slug);
  if (!change) return '';
  const {older, newer} = comparison;
  if (change.kind === 'added') return `${newer.label} 新增，${older.label} 没有这个操作。`;
  if (change.kind === 'leftOut') return `${newer.label} 的 API 描述里没有这个操作。${describeLeftOut(change, comparison)}`;
  return describeKeptOn(change, isNewer, comparison);
}
