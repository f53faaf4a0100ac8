import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

// Simple shapes on a 24 × 24 grid, drawn for this site.
const ICONS = {
  // GitHub's mark in its usual shape: a disc that leaves out a cat, ears and tail included.
  github:
    'M14.9 21.57A10 10 0 1 0 9.1 21.57V19.9C6.5 20.4 6 18.8 5.6 18 5.2 17.2 4.4 16.8 4.4 16.8 5.9 16.3 6.6 17.4 7 18 7.6 19 8.5 19 9.2 18.7 9.3 18 9.5 17.5 9.9 17.2 7.5 16.9 5.6 15.9 5.6 12.4 5.6 11.3 6 10.4 6.6 9.7 6.5 9.4 6.2 8.3 6.7 6.9 6.7 6.9 7.6 6.6 9.4 7.9 10.2 7.7 11.1 7.6 12 7.6S13.8 7.7 14.6 7.9C16.4 6.6 17.3 6.9 17.3 6.9 17.8 8.3 17.5 9.4 17.4 9.7 18 10.4 18.4 11.3 18.4 12.4 18.4 15.9 16.5 16.9 14.1 17.2 14.5 17.6 14.9 18.3 14.9 19.4z',
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
