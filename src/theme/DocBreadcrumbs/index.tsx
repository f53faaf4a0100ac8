import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import type {ReactNode} from 'react';
import CopyPage from '../../components/CopyPage';
import MarkdownAlternate, {useMarkdownPath} from '../../components/MarkdownAlternate';
import styles from './styles.module.css';

/** Every page of the docs and of the API reference has breadcrumbs: here they also say where its Markdown is. */
export default function DocBreadcrumbsWithMarkdown(): ReactNode {
  const href = useMarkdownPath();
  return (
    <div className={styles.row}>
      <MarkdownAlternate />
      <DocBreadcrumbs />
      <CopyPage key={href} href={href} />
    </div>
  );
}
