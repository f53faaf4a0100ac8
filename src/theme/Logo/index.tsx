import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Props} from '@theme/Logo';
import {memo, type ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * Seal and name of the site. The seal is inline: as images for both colour modes it would cost every reader two requests. Its lines are the
 * same as in `static/img/logo.svg`, the site icon. The theme's class for the image frame is not needed.
 */
function Logo({imageClassName: _unused, titleClassName, ...link}: Props): ReactNode {
  const {title, logo} = useThemeConfig().navbar;
  return (
    <Link to={useBaseUrl('/')} {...link}>
      <svg className={styles.seal} role="img" aria-label={logo?.alt} viewBox="0 0 64 64">
        <rect width="64" height="64" rx="15" />
        <g fill="none" stroke="#fff" strokeWidth="5" strokeLinecap="round">
          <path d="M14 21c9-8 15 8 24 0 4-3.5 8-3.5 12-1M14 35c9-8 15 8 24 0 4-3.5 8-3.5 12-1" />
          <path d="M14 49c7-6 12 2 18 2" />
        </g>
        <circle cx="45" cy="49" r="6" fill="#fff" />
      </svg>
      <b className={titleClassName}>{title}</b>
    </Link>
  );
}

// The navbar renders again after hydration, and each render of a link looks up the page to prefetch.
export default memo(Logo);
