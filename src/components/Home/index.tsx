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
  /** Centres the text, on pages as wide as their pictures and lists. */
  wide?: boolean;
  children: ReactNode;
};

/** Top of the home page: what the site is, and the main links. */
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

/** Main link of the home page; the first one is the recommended one. */
export function HeroAction({to, children}: {to: string; children: ReactNode}): ReactNode {
  return (
    <Link to={to} className={`button ${styles.action}`}>
      {children}
    </Link>
  );
}

/** Looks like a search field, but is a button: it opens the search dialog, which has the real field. */
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

export function Card({to, title, children}: CardProps): ReactNode {
  return (
    <Link to={to} className={styles.card}>
      <strong>{title}</strong>
      <span>{children}</span>
    </Link>
  );
}
