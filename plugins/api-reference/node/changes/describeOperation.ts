import {type Citation, citationUrl, formatCitation} from '../../../../lib/content/citation';
import type {Operation} from '../../../../lib/openapi/openApi';
import type {ApiComparison, OperationChange} from './compareApis';
import {describeChange} from './describeChange';

const titleOf = ({object, slug}: Operation) => object.summary ?? slug;

/** A link to an operation's page in a version that it names, wherever it is read. */
export const linkTo = (operation: Operation, label: string): string => `[${titleOf(operation)}](/${label}/api/${operation.slug})`;

/** Where the source shows it, with a link where it has an address: the files of a released package have none. */
function describeEvidence(evidence: Citation, source: ApiComparison['source']): string {
  const url = citationUrl(evidence, source);
  const place = `\`${formatCitation(evidence)}\``;
  return url === undefined ? place : `[${place}](${url})`;
}

/** What became of an operation that the later description leaves out, in Markdown sentences. */
export function describeLeftOut(change: Extract<OperationChange, {kind: 'leftOut'}>, {newer, source}: ApiComparison): string {
  const {evidence, note, state} = change.leftOut;
  return [
    state === 'hidden' ? '程序里还在。' : '程序里已经没有了。',
    note ?? '',
    change.instead ? `改用${linkTo(change.instead, newer.label)}。` : '',
    `依据：${describeEvidence(evidence, source)}。`,
  ].join('');
}

/** The changes of an operation that both versions have, one Markdown sentence each. */
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

/** What the page of an operation says of the other version, in Markdown; empty where there is nothing to compare with. */
export function describeOnPage(slug: string, isNewer: boolean, comparison: ApiComparison): string {
  const change = comparison.bySlug.get(slug);
  if (!change) return '';
  const {older, newer} = comparison;
  if (change.kind === 'added') return `${newer.label} 新增，${older.label} 没有这个操作。`;
  if (change.kind === 'leftOut') return `${newer.label} 的 API 描述里没有这个操作。${describeLeftOut(change, comparison)}`;
  return describeKeptOn(change, isNewer, comparison);
}
