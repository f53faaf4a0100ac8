import {useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import OriginalAnnouncementBar from '@theme-original/AnnouncementBar';
import {type ReactNode, useEffect} from 'react';

/** Set before hydration if the reader dismissed the last announcement. The theme's style sheet hides the bar when it is set. */
const HIDDEN_ATTRIBUTE = 'data-announcement-bar-initially-dismissed';

/**
 * Shows a new announcement at once; the theme alone would show it on the second visit after its id changed. The id is in the HTML for use
 * before hydration (`plugins/progressive-start`).
 */
export default function AnnouncementBar(): ReactNode {
  const {isActive} = useAnnouncementBar();
  const {announcementBar} = useThemeConfig();
  useEffect(() => {
    if (isActive) document.documentElement.setAttribute(HIDDEN_ATTRIBUTE, 'false');
  }, [isActive]);
  if (!announcementBar) return null;
  return (
    <div data-announcement={announcementBar.id}>
      <OriginalAnnouncementBar />
    </div>
  );
}
