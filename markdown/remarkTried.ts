import type {Paragraph, Root} from 'mdast';
import type {VFile} from 'vfile';
import {computeTried, hashesOf} from '../lib/tried/computeTried';
import {describeTried} from '../lib/tried/describeTried';
import {scanSitePage} from '../lib/tried/scanSitePage';
import type {TriedRecord} from '../lib/tried/types';

/** The search leaves the line out: it says nothing of the page's subject. */
const toParagraph = (text: string): Paragraph => ({
  type: 'paragraph',
  data: {hProperties: {className: ['tried'], 'data-search': 'none'}},
  children: [{type: 'text', value: text}],
});

/** Ends a page with what of it was run on the real program: in the article, so that its Markdown says so, too. */
export default function remarkTried({record, siteDir}: {record: TriedRecord | undefined; siteDir: string}) {
  return (root: Root, file: VFile): void => {
    const {slug} = (file.data.frontMatter ?? {}) as {slug?: string};
    if (slug === undefined) return;
    const text = describeTried(computeTried(record, slug, hashesOf(scanSitePage(String(file.value), siteDir))));
    if (text) root.children.push(toParagraph(text));
  };
}
