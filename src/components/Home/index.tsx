import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {openSearch} from '../../searchDialog';
import {useSiteFields} from '../../siteFields';
import {useVersions} from '../../versions/useVersions';
import styles from './styles.module.css';

export {default as FlowPicture} from './FlowPicture';

type HeroProps = {
  title: string;
  /** Centred, in a page that is as wide as its pictures and lists need. */
  wide?: boolean;
  children: ReactNode;
};

/** The opening of the home page: what this is, and the ways in. */
export function Hero({title, wide, children}: HeroProps): ReactNode {
  const {langflowVersion} = useSiteFields();
  const {current} = useVersions();
  return (
    <header className={clsx(styles.hero, wide && styles.wide)}>
      <p className={styles.edition}>Langflow {current?.langflow ?? langflowVersion} · 非官方简体中文文档</p>
      <Heading as="h1">{title}</Heading>
      {children}
    </header>
  );
}

/** A way in from the opening; the first of them is the one to take. */
export function HeroAction({to, children}: {to: string; children: ReactNode}): ReactNode {
  return (
    <Link to={to} className={`button ${styles.action}`}>
      {children}
    </Link>
  );
}

/** What looks like a search field, and opens the search, whose dialog has the real one. */
export function SearchField(): ReactNode {
  return (
    <button type="button" className={styles.search} aria-haspopup="dialog" onClick={openSearch}>
      <svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
        <path d="M13.5 13.5 18 18M15 8.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0z" />
      </svg>
      搜组件、报错、环境变量……
      <kbd>/</kbd>
    </button>
  );
}

/** A grid of cards; its children are `Card`s. */
export function Cards({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.cards}>{children}</div>;
}

type CardProps = {to: string; title: string; children: ReactNode};

/** A link with a title and a line of explanation. */
export function Card({to, title, children}: CardProps): ReactNode {
  return (
    <Link to={to} className={styles.card}>
      <strong>{title}</strong>
      <span>{children}</span>
    </Link>
  );
}
