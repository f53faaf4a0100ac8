import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {openSearch} from 'docusaurus-search-zh/client/openSearch';
import type {ReactNode} from 'react';
import {useSiteFields} from '../../siteFields';
import {useVersions} from '../../versions/useVersions';
import FlowPicture from './FlowPicture';
import Glyph, {type GlyphName} from './Glyph';
import styles from './styles.module.css';

type HeroProps = {
  title: string;
  /** Address of the page, or the part of this page, that says how to install. */
  to: string;
  children: ReactNode;
};

/** Top of the home page: what Langflow is, in words and in a picture, the search and the first step. */
export function Hero({title, to, children}: HeroProps): ReactNode {
  const {langflowVersion} = useSiteFields();
  const {current} = useVersions();
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        <p className={styles.edition}>Langflow {current?.langflow ?? langflowVersion} · 非官方简体中文文档</p>
        <Heading as="h1">{title}</Heading>
        {children}
        <div className={styles.first}>
          <SearchField />
          <Link to={to} className={`button ${styles.action}`}>
            安装
          </Link>
        </div>
      </div>
      <FlowPicture />
    </header>
  );
}

/** Looks like a search field, but is a button: it opens the search dialog, which has the real field. */
function SearchField(): ReactNode {
  return (
    <button type="button" className={styles.search} aria-haspopup="dialog" onClick={openSearch}>
      <svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
        <path d="M13.5 13.5 18 18M15 8.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0z" />
      </svg>
      搜组件、报错、环境变量
      <kbd>/</kbd>
    </button>
  );
}

/** What readers come for; its children are `Door`s. */
export function Doors({children}: {children: ReactNode}): ReactNode {
  return (
    <ul className={styles.doors} aria-label="你来做什么">
      {children}
    </ul>
  );
}

type DoorProps = {to: string; title: string; glyph: GlyphName; children: ReactNode};

/** Leads to the page that solves it. The words are those of the reader; among them is the title of the page. */
export function Door({to, title, glyph, children}: DoorProps): ReactNode {
  return (
    <li>
      <Link to={to} className={styles.card}>
        <Glyph name={glyph} />
        <strong>{title}</strong>
        <span>{children}</span>
      </Link>
    </li>
  );
}

/** Parts beside each other where there is room; each child is one. */
export function Columns({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.columns}>{children}</div>;
}
