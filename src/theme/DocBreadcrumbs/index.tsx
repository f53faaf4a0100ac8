import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import type {ReactNode} from 'react';
import {markdownPath} from '../../../plugins/llms-txt/shared/markdownPath';
import CopyPage from '../../components/CopyPage';
import styles from './styles.module.css';

/** Every page of the docs and of the API reference has breadcrumbs: here they also say where its Markdown is. */
export default function DocBreadcrumbsWithMarkdown(): ReactNode {
  const {pathname} = useLocation();
  const href = markdownPath(pathname, useBaseUrl('/'));
  return (
    <div className={styles.row}>
      <Head>
        <link rel="alternate" type="text/markdown" href={href} />
      </Head>
      <DocBreadcrumbs />
      <CopyPage key={href} href={href} />
    </div>
  );
}
