import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import {SUMMARY_KEY} from '../../../../lib/content/summaryKey';

/** Title and description of a page in its head; the description is in the page's own front matter alone (see site/frontMatter.ts). */
export default function DocItemMetadata(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {[SUMMARY_KEY]: summary} = frontMatter as {[SUMMARY_KEY]?: string};
  return <PageMetadata title={metadata.title} description={summary ?? metadata.description} />;
}
