import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import {SUMMARY_KEY} from '../../../../lib/content/frontMatter';
import {useVersions} from '../../../versions/useVersions';

/** Title and description of a page in its head; the description is in the page's own front matter alone (see site/frontMatter.ts). */
export default function DocItemMetadata(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {[SUMMARY_KEY]: summary} = frontMatter as {[SUMMARY_KEY]?: string};
  const {current} = useVersions();
  return (
    // Pages of both versions share their titles; in a list of results they must be told apart.
    <PageMetadata
      title={current?.base ? `${metadata.title}（${current.label}）` : metadata.title}
      description={summary ?? metadata.description}
    >
      {/* In the place of what the site says of the version at its root. */}
      {current?.base && <meta name="docs-sha" content={current.commit} />}
    </PageMetadata>
  );
}
