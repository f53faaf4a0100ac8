import type {Paragraph, Root} from 'mdast';
import type {VFile} from 'vfile';
import {computeTried, hashesOf} from '../lib/tried/computeTried';
import {describeTried} from '../lib/tried/describeTried';
import {scanPage} from '../lib/tried/scanPage';
import type {TriedRecord} from '../lib/tried/types';

/** The search leaves the line out: it says nothing of the page's subject. */
const toParagraph = (text: string): Paragraph => ({
  type: 'paragraph',
  data: {hProperties: {className: ['tried'], 'data-search': 'none'}},
  children: [{type: 'text', value: text}],
});

/** Ends a page with what of it was run on the real program: in the article, so that its Markdown says so, too. */
export default function remarkTried({record}: {record: TriedRecord | undefined}) {
  return (root: Root, file: VFile): void => {
    const {slug} = (file.data.frontMatter ?? {}) as {slug?: string};
    if (slug === undefined) return;
    const text = describeTried(computeTried(record, slug, hashesOf(scanPage(String(file.value)))));
    if (text) root.children.push(toParagraph(text));
  };
}
