import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import OriginalAnnouncementBar from '@theme-original/AnnouncementBar';
import {type ReactNode, useEffect} from 'react';

/** Set before hydration when the last announcement was dismissed; the theme's style sheet hides the bar by it. */
const HIDDEN_ATTRIBUTE = 'data-announcement-bar-initially-dismissed';

/** Shows a new announcement at once: the theme alone would show it on the second visit after its id changed. */
export default function AnnouncementBar(): ReactNode {
  const {isActive} = useAnnouncementBar();
  useEffect(() => {
    if (isActive) document.documentElement.setAttribute(HIDDEN_ATTRIBUTE, 'false');
  }, [isActive]);
  return <OriginalAnnouncementBar />;
}
