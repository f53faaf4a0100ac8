import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import {memo, type ReactNode} from 'react';
import CopyPage from '../../components/CopyPage';
import MarkdownAlternate, {useMarkdownPath} from '../../components/MarkdownAlternate';
import styles from './styles.module.css';

/** Adds the link to the Markdown file. All docs pages and API reference pages have breadcrumbs. */
function DocBreadcrumbsWithMarkdown(): ReactNode {
  const href = useMarkdownPath();
  const [above, page] = useSidebarBreadcrumbs()?.slice(-2) ?? [];
  return (
    // A page may have the same name as its section.
    <div className={styles.row} data-doubled={page !== undefined && above?.label === page.label}>
      <MarkdownAlternate />
      <DocBreadcrumbs />
      <CopyPage key={href} href={href} />
    </div>
  );
}

// The theme renders the article layout again once it knows the window width. This part does not depend on it.
export default memo(DocBreadcrumbsWithMarkdown);
