import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';

const ROOT = path.join(__dirname, '../../..');
/** Generated files, samples with intentional errors, and pages of the site, whose links Docusaurus checks. */
const LEFT_OUT = /^(?:\.|node_modules$|build(?:\.unfinished)?$|dist$|test-results$|fixtures$|__fixtures__$|docs$|versioned_docs$)/;

/** Files for contributors, relative to the root of the repository. */
function listDocuments(folder = ''): string[] {
  return readdirSync(path.join(ROOT, folder), {withFileTypes: true}).flatMap((entry) => {
    if (LEFT_OUT.test(entry.name)) return [];
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? listDocuments(file) : file.endsWith('.md') ? [file] : [];
  });
}

/** Links of a file without a target in the repository. */
function findDeadLinks(file: string): string[] {
  const dead: string[] = [];
  visit(
    unified()
      .use(remarkParse)
      .parse(readFileSync(path.join(ROOT, file), 'utf8')),
    'link',
    ({url}) => {
      const target = url.replace(/#.*/, '');
      const leadsOut = /^[a-z]+:|^\//i.test(target);
      if (target && !leadsOut && !existsSync(path.join(ROOT, path.dirname(file), decodeURI(target)))) dead.push(`${file}: ${url}`);
    },
  );
  return dead;
}

describe('documents for contributors', () => {
  const documents = listDocuments();

  it('are found', () => expect(documents).toEqual(expect.arrayContaining(['README.md', 'CONTRIBUTING.md', 'tools/check/README.md'])));

  it('link to files that are there', () => expect(documents.flatMap(findDeadLinks)).toEqual([]));
});
