import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

// Simple shapes on a 24 × 24 grid, drawn for this site.
const ICONS = {
  github:
    'M8 3 3 8v8l5 5h8l5-5V8l-5-5zm1.2 2.2h5.6l4 4v5.6l-4 4H9.2l-4-4V9.2zM8.5 9a1.6 1.6 0 1 0 .9 2.9v2.6a1.6 1.6 0 1 0 1.4 0V13h2.7a1.6 1.6 0 1 0 0-1.4h-2.7A1.6 1.6 0 0 0 8.5 9z',
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
