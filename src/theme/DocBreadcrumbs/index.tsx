import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import {memo, type ReactNode} from 'react';
import CopyPage from '../../components/CopyPage';
import MarkdownAlternate, {useMarkdownPath} from '../../components/MarkdownAlternate';
import styles from './styles.module.css';

/** Every page of the docs and of the API reference has breadcrumbs: here they also say where its Markdown is. */
function DocBreadcrumbsWithMarkdown(): ReactNode {
  const href = useMarkdownPath();
  const [above, page] = useSidebarBreadcrumbs()?.slice(-2) ?? [];
  return (
    // A page may be called as the section that it opens.
    <div className={styles.row} data-doubled={page !== undefined && above?.label === page.label}>
      <MarkdownAlternate />
      <DocBreadcrumbs />
      <CopyPage key={href} href={href} />
    </div>
  );
}

// The article's frame is drawn anew when it learns the width of the window; what stands here does not depend on it.
export default memo(DocBreadcrumbsWithMarkdown);
