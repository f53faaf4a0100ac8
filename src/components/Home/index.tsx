import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {useSiteFields} from '../../siteFields';
import {useVersions} from '../../versions/useVersions';
import styles from './styles.module.css';

/** The opening of the home page: what this is, and the ways in. */
export function Hero({title, children}: {title: string; children: ReactNode}): ReactNode {
  const {langflowVersion} = useSiteFields();
  const {current} = useVersions();
  return (
    <header className={styles.hero}>
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
