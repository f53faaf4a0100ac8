import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import {isOwnPage} from '../../../../lib/content/ownPages';
import PageFeedback from '../../../components/PageFeedback';
import {upstreamUrl} from '../../../components/upstreamUrl';
import {useSiteFields} from '../../../siteFields';
import {useVersions} from '../../../versions/useVersions';
import styles from './styles.module.css';

/** Shows the Langflow version of the page, a link to its English original, and how to correct the page. */
export default function DocItemFooter(): ReactNode {
  const {metadata} = useDoc();
  const {upstreamDocs, langflowVersion, repoUrl} = useSiteFields();
  const {current} = useVersions();
  return (
    <footer className={`theme-doc-footer ${styles.footer}`}>
      <p>
        本页描述 Langflow <strong>{current?.langflow ?? langflowVersion}</strong>。
        {isOwnPage(metadata.id) ? (
          '它由本站编写，不译自官方英文文档。'
        ) : (
          <>
            <Link href={upstreamUrl(upstreamDocs, metadata.slug, current?.english)}>查看官方英文文档的这一页</Link>
            {current?.english ? '。' : '（英文站展示最新版，内容可能与本页不同）。'}
          </>
        )}
      </p>
      {metadata.editUrl && repoUrl && (
        <p className={styles.links}>
          <Link href={metadata.editUrl} className="theme-edit-this-page">
            编辑此页
          </Link>
        </p>
      )}
      <PageFeedback title={metadata.title} permalink={metadata.permalink} />
    </footer>
  );
}
