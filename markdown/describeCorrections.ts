import {type Citation, citationUrl, formatCitation} from '../lib/content/citation';
import type {Correction} from '../lib/content/corrections';

const HAN = /\p{Script=Han}/u;

/** Inline code in Markdown, with as many backticks as the value needs. */
function inlineCode(value: string): string {
  const longest = Math.max(0, ...(value.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  const pad = value.startsWith('`') || value.endsWith('`') ? ' ' : '';
  return `${fence}${pad}${value.replace(/\s+/g, ' ')}${pad}${fence}`;
}

const ESCAPED = /[\\`*_{}[\]<>#|~]/g;
/** A token as code, a phrase in quotation marks. */
const quote = (value: string) => (HAN.test(value) ? `“${value.replace(/\s+/g, ' ').replace(ESCAPED, '\\$&')}”` : inlineCode(value));
/** Escapes `<` outside of inline code, so that it does not become HTML. */
const withoutElements = (note: string) => note.replace(/\s+/g, ' ').replace(/`[^`]*`|</g, (found) => (found === '<' ? '\\<' : found));

type Source = {repository: string; commit: string};

function linkTo(citation: Citation, source: Source): string {
  const [place, url] = [inlineCode(formatCitation(citation)), citationUrl(citation, source)];
  return url === undefined ? place : `[${place}](${url})`;
}

function describeOne({upstream, ours, evidence, note, commit}: Correction, repository: string): string {
  const places = evidence.map((place) => linkTo(place, {repository, commit})).join('、');
  return `- ${withoutElements(note)}\n\n  官方英文文档：${quote(upstream)}；本站：${quote(ours)}。依据：${places}。`;
}

/** The corrections of a page as a Markdown list: the difference, both texts, and a link to the proof in the source. */
export const describeCorrections = (corrections: readonly Correction[], repository: string): string =>
  corrections.map((correction) => describeOne(correction, repository)).join('\n');
