import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {VFile} from 'vfile';
import remarkElements from '../../../markdown/remarkElements';
import {type DocsVersion, readRootVersion} from '../../content/versions';
import type {VersionData} from '../defineVersionData';

/** A version 1.13 with these files; data other than text is written as JSON. */
export function versionWith(files: Record<string, unknown>): DocsVersion {
  const root = mkdtempSync(path.join(tmpdir(), 'version-'));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(root, 'site/1.13', name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  }
  return {...readRootVersion(root), folder: '1.13'};
}

const ORDER = ['/components-data', '/components-tools'];

/** Markdown of a page with the data of a version. */
export async function render(data: VersionData<unknown>, version: DocsVersion, value: string, slug = '/page'): Promise<string> {
  const file = new VFile({value, path: 'docs/page.mdx', data: {frontMatter: {slug}}});
  const elements = new Map(data.load(version).fillers);
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkGfm)
    .use(remarkElements, {version, order: ORDER, elements})
    .use(remarkStringify);
  return String(await processor.process(file));
}
