import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {findParts} from '../../lib/pages/findParts';
import remarkVerified from '../remarkVerified';

const PAGE = '正文。\n\n```bash\ncurl http://localhost:7860/health\n```\n';

function lastOf(source: string, slug: string) {
  const [sample] = findParts(PAGE).samples;
  const report = {version: '1.5.0.post2', date: '2026-11-23', pages: {'/a': {samples: {[sample?.hash ?? '']: 'passed' as const}}}};
  const siteDir = mkdtempSync(path.join(tmpdir(), 'verified-'));
  const file = new VFile({path: path.join(siteDir, 'a.mdx'), value: source, data: {frontMatter: {slug}}});
  writeFileSync(file.path, source);
  const tree = unified().use(remarkParse).parse(source);
  remarkVerified({report, behaviours: {}, siteDir})(tree, file);
  return tree.children.at(-1);
}

describe('remarkVerified', () => {
  it('ends a page with what of it was run, outside the search', () => {
    expect(lastOf(PAGE, '/a')).toMatchObject({
      data: {hProperties: {className: ['verified'], 'data-search': 'none'}},
      children: [{value: '在 Langflow 1.5.0.post2 上运行过 1 段示例（2026-11-23）。'}],
    });
  });

  it('no longer speaks of a sample that has changed', () =>
    expect(lastOf(PAGE.replace('health', 'version'), '/a')).toMatchObject({type: 'code'}));

  it('adds nothing to a page that was never verified', () => expect(lastOf(PAGE, '/b')).toMatchObject({type: 'code'}));
});
