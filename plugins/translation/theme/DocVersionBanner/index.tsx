import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import TranslationBanner from '@theme/TranslationBanner';
import OriginalDocVersionBanner from '@theme-init/DocVersionBanner';
import type {ReactNode} from 'react';
import {isOwnPage} from '../../../../lib/content/ownPages';
import VersionNotice from '../../../../src/components/VersionNotice';
import {useVersionsData} from '../../../../src/versions/useVersions';
import {NOTICE_KEY, type TranslationNotice} from '../../types';

type Props = {className?: string};

/** Shows notices about the version and about outdated translations above the article, in place of Docusaurus' version banner. */
export default function DocVersionBanner(props: Props): ReactNode {
  const {metadata} = useDoc();
  const {banner} = useDocsVersion();
  const {versions} = useVersionsData();
  const notice = (metadata.frontMatter as {[NOTICE_KEY]?: TranslationNotice})[NOTICE_KEY];
  return (
    <>
      {/* Pages about the site itself belong to no version. */}
      {!isOwnPage(metadata.id) && <VersionNotice />}
      {/* The click also stores the version. Before hydration it is replayed: the browser alone would not store it. */}
      {banner && versions.length === 0 && (
        <div data-replay="">
          <OriginalDocVersionBanner {...props} />
        </div>
      )}
      {notice && <TranslationBanner notice={notice} />}
    </>
  );
}
