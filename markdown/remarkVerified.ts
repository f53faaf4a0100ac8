import path from 'node:path';
import type {Paragraph, Root} from 'mdast';
import type {VFile} from 'vfile';
import type {VerificationReport} from '../lib/verified/types';
import {readVerifiable} from '../lib/verified/verifiableParts';
import {computeVerification, describeVerification, hashesOf} from '../lib/verified/verification';

/** Excluded from search: the line is not about the subject of the page. */
const toParagraph = (text: string): Paragraph => ({
  type: 'paragraph',
  data: {hProperties: {className: ['verified'], 'data-search': 'none'}},
  children: [{type: 'text', value: text}],
});

type VerifiedOptions = {
  report: VerificationReport | undefined;
  /** Hashes of the tried statements, by route. */
  behaviours: Readonly<Record<string, string[]>>;
  siteDir: string;
};

/** Appends a line about which parts of the page were run on a real Langflow. It is part of the article, so the Markdown copy has it too. */
export default function remarkVerified({report, behaviours, siteDir}: VerifiedOptions) {
  return (root: Root, file: VFile): void => {
    const {slug} = (file.data.frontMatter ?? {}) as {slug?: string};
    if (slug === undefined) return;
    const text = describeVerification(
      computeVerification(report, slug, hashesOf(readVerifiable(siteDir, path.relative(siteDir, file.path)), behaviours[slug])),
    );
    if (text) root.children.push(toParagraph(text));
  };
}
