import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import {SUMMARY_KEY} from '../../../../lib/content/frontMatter';
import {useVersions} from '../../../versions/useVersions';

/** Title and description of a page in its head. The description comes only from the page's own front matter (see site/frontMatter.ts). */
export default function DocItemMetadata(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {[SUMMARY_KEY]: summary} = frontMatter as {[SUMMARY_KEY]?: string};
  const {current} = useVersions();
  return (
    // Pages of different versions have the same titles; search results must show which is which.
    <PageMetadata
      title={current?.base ? `${metadata.title}（${current.label}）` : metadata.title}
      description={summary ?? metadata.description}
    >
      {/* Overrides the commit of the version at the root, which the site sets for all pages. */}
      {current?.base && <meta name="docs-sha" content={current.commit} />}
    </PageMetadata>
  );
}
