import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** What to change in the configuration: without its pages, links to the API reference lead nowhere. */
const EDITS: readonly [RegExp, string][] = [
  [/^import .*'\.\/plugins\/api-reference\/loadContent';\n/m, ''],
  [/^import .*'\.\/plugins\/api-reference\/options';\n/m, ''],
  [/^loadContent\(.*\n/m, ''],
  [/^ *\['\.\/plugins\/api-reference\/index\.ts', \{\}\],\n/m, ''],
  [/operations: readApiOperations\(\)/, 'operations: []'],
  [/^export default (createConfig\([\s\S]*\));$/m, "export default {...$1, onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore'};"],
];

/**
 * Takes the API reference out of a copied repository.
 *
 * @throws Error when the configuration no longer has what is to be changed
 */
export function leaveOutApi(root: string): void {
  const file = path.join(root, 'docusaurus.config.ts');
  const text = EDITS.reduce(
    (before, [pattern, replacement]) => {
      if (!pattern.test(before)) throw new Error(`${file} 里没有 ${pattern}；请改 tools/bench/growth/leaveOutApi.ts`);
      return before.replace(pattern, replacement);
    },
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, text);
}
