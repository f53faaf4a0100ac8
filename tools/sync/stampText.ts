import {isMap, isScalar, isSeq, parseDocument} from 'yaml';
import {splitFrontMatter} from '../../lib/content/frontMatter';
import type {TranslationSource} from '../../plugins/translation/types';

/** YAML would read an id of digits, or one like `12e34…`, as a number. */
const quote = (blob: string) => (/^\d+(?:e\d+)?$/.test(blob) ? `"${blob}"` : blob);

/** Writes new blob ids into the front matter of a page and leaves everything else as it is. */
export function stampText(source: string, stamps: readonly TranslationSource[]): string {
  const {yaml = '', yamlStart} = splitFrontMatter(source);
  const translation = parseDocument(yaml).get('translation');
  if (!isMap(translation)) return source;
  const also = translation.get('also');
  const entries = [translation, ...(isSeq(also) ? also.items.filter(isMap) : [])];
  const edits = entries.flatMap((entry) => {
    const blob = entry.get('blob', true);
    const stamp = stamps.find((candidate) => candidate.source === entry.get('source'));
    return stamp && isScalar(blob) && blob.range ? [{start: blob.range[0], end: blob.range[1], text: quote(stamp.blob)}] : [];
  });
  const stamped = edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, {start, end, text: value}) => text.slice(0, start) + value + text.slice(end), yaml);
  return source.slice(0, yamlStart) + stamped + source.slice(yamlStart + yaml.length);
}

/** The text of a page without its front matter. */
export function bodyOf(source: string): string {
  return splitFrontMatter(source).body.trim();
}
