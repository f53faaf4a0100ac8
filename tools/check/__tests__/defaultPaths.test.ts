import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {listFiles} from '../listFiles';

const ROOT = path.join(__dirname, '../../..');
const HAN = /\p{Script=Han}/u;
/** Files with Chinese that readers do not see, each with its reason. */
const NO_READERS: [RegExp, string][] = [
  [
    /(?:^|\/)(?:README|CHANGELOG)(?:\.\w+)?\.md$|^(?:AGENTS|ARCHITECTURE|CONTRIBUTING|SECURITY)\.md$|^(?:maintainers|\.github)\//,
    'for contributors',
  ],
  [/(?:^|\/)(?:__tests__|__fixtures__|__snapshots__)\/|^tests\//, 'tests and their input'],
  [/^lab\/|^tools\//, 'command line'],
  [/^search\/phrases\/|^search\/(?:synonyms|english)\.yml$/, 'words of readers, which the search knows and no page shows'],
  [/^errors\/(?:messages\.json|reports\.yaml)$/, 'messages of the program; results of trials'],
  [
    /^translation\/(?:glossary\.yml|exceptions\.yml|.*\.zh\.md|.*\/try\.yaml|.*\/verified\.json|.*\/(?:behaviours|readings)\/.*\.yaml)$/,
    'guides and records of translators',
  ],
  [/^site\/(?:versions|.*\/(?:redirects|successors))\.yaml$|^site\/.*\/program\//, 'addresses and program data; only comments are Chinese'],
  [/^api\/(?:[\w.]+\/)?openapi\.ya?ml$/, 'structure, written by the import'],
  [/^figures\/layouts\.json$|^(?:packages\/[\w-]+\/)?package\.json$/, 'positions of nodes; commands'],
];

it('every file with Chinese for readers is checked', () => {
  const checked = new Set(listFiles(ROOT, []));
  const files = execFileSync('git', ['ls-files', '-z', '--', '*.md', '*.mdx', '*.yaml', '*.yml', '*.json'], {cwd: ROOT, encoding: 'utf8'});
  const left = files
    .split('\0')
    .filter((file) => file !== '' && !checked.has(file) && !NO_READERS.some(([pattern]) => pattern.test(file)))
    .filter((file) => HAN.test(readFileSync(path.join(ROOT, file), 'utf8')));
  expect(left).toEqual([]);
});
