import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import {upstreamUrl} from '../../../components/upstreamUrl';
import {useSiteFields} from '../../../siteFields';
import styles from './styles.module.css';

function issueUrl(repoUrl: string, title: string, permalink: string): string {
  const query = new URLSearchParams({title: `[${permalink}] `, body: `页面：${title}（${permalink}）\n\n问题：\n`});
  return `${repoUrl}/issues/new?${query}`;
}

/** Says which Langflow the page describes, where its English original is, and how to correct it. */
export default function DocItemFooter(): ReactNode {
  const {metadata} = useDoc();
  const {upstreamDocs, langflowVersion, repoUrl} = useSiteFields();
  return (
    <footer className={`theme-doc-footer ${styles.footer}`}>
      <p>
        本页描述 Langflow <strong>{langflowVersion}</strong>。<Link href={upstreamUrl(upstreamDocs, metadata.slug)}>查看英文原文</Link>
        （英文站展示最新版，内容可能与本页不同）。
      </p>
      {metadata.editUrl && repoUrl && (
        <p className={styles.links}>
          <Link href={metadata.editUrl} className="theme-edit-this-page">
            编辑此页
          </Link>
          <Link href={issueUrl(repoUrl, metadata.title, metadata.permalink)}>报告问题</Link>
        </p>
      )}
    </footer>
  );
}
