import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

// Simple shapes on a 24 × 24 grid, drawn for this site.
const ICONS = {
  // GitHub's mark: a disc with a cat cut out, including ears and tail.
  github:
    'M12 1.8a10.4 10.4 0 0 0-3.3 20.27c.52.1.7-.22.7-.5v-1.83c-2.9.63-3.5-1.24-3.5-1.24-.48-1.2-1.16-1.53-1.16-1.53-.95-.65.07-.63.07-.63 1.05.07 1.6 1.07 1.6 1.07.93 1.6 2.44 1.14 3.03.87.1-.67.37-1.13.66-1.4-2.3-.26-4.74-1.15-4.74-5.13 0-1.14.4-2.06 1.07-2.8-.1-.25-.46-1.31.1-2.74 0 0 .88-.28 2.87 1.07a9.9 9.9 0 0 1 5.2 0c2-1.35 2.87-1.07 2.87-1.07.56 1.43.2 2.49.1 2.75.67.73 1.07 1.65 1.07 2.79 0 4-2.44 4.87-4.75 5.12.37.33.7.96.7 1.94v2.87c0 .28.18.6.71.5A10.4 10.4 0 0 0 12 1.8z',
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

/** Navbar link: an icon on desktop, icon and text in the mobile menu. */
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
