import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import TranslationBanner from '@theme/TranslationBanner';
import OriginalDocVersionBanner from '@theme-init/DocVersionBanner';
import type {ReactNode} from 'react';
import {NOTICE_KEY, type TranslationNotice} from '../../types';

type Props = {className?: string};

/** Puts the notice of an outdated translation where Docusaurus warns of outdated versions: above the article. */
export default function DocVersionBanner(props: Props): ReactNode {
  const {metadata} = useDoc();
  const {banner} = useDocsVersion();
  const notice = (metadata.frontMatter as {[NOTICE_KEY]?: TranslationNotice})[NOTICE_KEY];
  return (
    <>
      {/* Its link stores the version, too: a click before hydration must be done again, not left to the browser. */}
      {banner && (
        <div data-replay="">
          <OriginalDocVersionBanner {...props} />
        </div>
      )}
      {notice && <TranslationBanner notice={notice} />}
    </>
  );
}
