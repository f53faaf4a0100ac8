import Link from '@docusaurus/Link';
import type {Props} from '@theme/TranslationBanner';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const REASONS = {
  stale: '这一页落后于官方英文文档：译文写成以后，原文又有改动，下面的内容可能已不准确。',
  orphan: '官方英文文档已经移除这一页，下面的内容可能已不适用。',
} as const;

/** Tells readers why a page is outdated, and links to the upstream changes. */
export default function TranslationBanner({notice: {state, sources}}: Props): ReactNode {
  return (
    <div className={`theme-translation-banner ${styles.banner}`} role="note">
      <p>{REASONS[state]}</p>
      <p className={styles.links}>
        {sources.map(({path, href}) => (
          <Link key={path} href={href}>
            查看原文的改动{sources.length > 1 && `：${path.split('/').at(-1)}`}
          </Link>
        ))}
        <Link to="/translation-status">全部页面的翻译状态</Link>
      </p>
    </div>
  );
}
