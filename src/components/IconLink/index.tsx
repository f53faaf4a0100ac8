import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

// Simple shapes on a 24 × 24 grid, drawn for this site.
const ICONS = {
  // A branch that leaves the trunk and comes back: source code, without anybody's mark.
  github:
    'M7 2.5a3 3 0 0 1 1 5.8v7.4a3 3 0 1 1-2 0V8.3a3 3 0 0 1 1-5.8zm0 2a1 1 0 1 0 0 2 1 1 0 0 0 0-2zm0 13a1 1 0 1 0 0 2 1 1 0 0 0 0-2zm10-13a3 3 0 0 1 1 5.8c-.3 3-2.4 4.6-6 4.9-1.3.1-2.2.3-3 .9v-2.5c.8-.3 1.7-.4 2.8-.5 2.7-.2 3.9-1 4.2-2.8a3 3 0 0 1 1-5.8zm0 2a1 1 0 1 0 0 2 1 1 0 0 0 0-2z',
  x: 'M4 4h4.6l3.9 5.4L17.2 4H19.6l-6 7 6.6 9h-4.6l-4.3-5.9L6.3 20H3.9l6.3-7.4zm3.1 1.7 9.3 12.6h1.3L8.4 5.7z',
  discord:
    'M5.5 5.5C9.6 4 14.4 4 18.5 5.5c2 3.6 2.9 7.3 2.7 11.2-1.6 1.3-3.2 2.1-5 2.6l-1.1-1.9c-2 .4-4.2.4-6.2 0l-1.1 1.9c-1.8-.5-3.4-1.3-5-2.6-.2-3.9.7-7.6 2.7-11.2zM9 10.2c-1 0-1.7.9-1.7 2s.7 2 1.7 2 1.7-.9 1.7-2-.7-2-1.7-2zm6 0c-1 0-1.7.9-1.7 2s.7 2 1.7 2 1.7-.9 1.7-2-.7-2-1.7-2z',
} as const;

type Props = {
  icon: keyof typeof ICONS;
  href: string;
  /** Accessible name; in the mobile menu it is the visible text. */
  label: string;
  mobile?: boolean;
};

/** A link of the navbar that shows a drawn icon on desktop and icon and text in the mobile menu. */
export default function IconLink({icon, href, label, mobile}: Props): ReactNode {
  const picture = (
    <svg viewBox="0 0 24 24" width="22" height="22" fill="currentColor" fillRule="evenodd" aria-hidden="true">
      <path d={ICONS[icon]} />
    </svg>
  );
  if (mobile) {
    return (
      <li className="menu__list-item">
        <Link className={clsx('menu__link', styles.mobile)} href={href}>
          {picture} {label}
        </Link>
      </li>
    );
  }
  return (
    <Link className={clsx('navbar__item', styles.link)} href={href} aria-label={label} title={label}>
      {picture}
    </Link>
  );
}
