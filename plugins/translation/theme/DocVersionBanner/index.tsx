import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import TranslationBanner from '@theme/TranslationBanner';
import OriginalDocVersionBanner from '@theme-init/DocVersionBanner';
import type {ReactNode} from 'react';
import {isOwnPage} from '../../../../lib/content/ownPages';
import VersionNotice from '../../../../src/components/VersionNotice';
import {useVersionsData} from '../../../../src/versions/useVersions';
import {NOTICE_KEY, type TranslationNotice} from '../../types';

type Props = {className?: string};

/** Puts what is to be said of the version, and of an outdated translation, where Docusaurus warns of outdated versions: above the article. */
export default function DocVersionBanner(props: Props): ReactNode {
  const {metadata} = useDoc();
  const {banner} = useDocsVersion();
  const {versions} = useVersionsData();
  const notice = (metadata.frontMatter as {[NOTICE_KEY]?: TranslationNotice})[NOTICE_KEY];
  return (
    <>
      {/* A page about this site is of no version. */}
      {!isOwnPage(metadata.id) && <VersionNotice />}
      {/* Its link stores the version, too: a click before hydration must be done again, not left to the browser. */}
      {banner && versions.length === 0 && (
        <div data-replay="">
          <OriginalDocVersionBanner {...props} />
        </div>
      )}
      {notice && <TranslationBanner notice={notice} />}
    </>
  );
}
