import type {Paragraph, Root} from 'mdast';
import type {VFile} from 'vfile';
import {computeVerification, hashesOf} from '../lib/verified/computeVerification';
import {describeVerification} from '../lib/verified/describeVerification';
import {scanSitePage} from '../lib/verified/scanSitePage';
import type {VerificationReport} from '../lib/verified/types';

/** The search leaves the line out: it says nothing of the page's subject. */
const toParagraph = (text: string): Paragraph => ({
  type: 'paragraph',
  data: {hProperties: {className: ['verified'], 'data-search': 'none'}},
  children: [{type: 'text', value: text}],
});

/** Ends a page with what of it was run on the real program: in the article, so that its Markdown says so, too. */
export default function remarkVerified({report, siteDir}: {report: VerificationReport | undefined; siteDir: string}) {
  return (root: Root, file: VFile): void => {
    const {slug} = (file.data.frontMatter ?? {}) as {slug?: string};
    if (slug === undefined) return;
    const text = describeVerification(computeVerification(report, slug, hashesOf(scanSitePage(String(file.value), siteDir))));
    if (text) root.children.push(toParagraph(text));
  };
}
