import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import {memo, type ReactNode} from 'react';
import {isOwnPage} from '../../../lib/content/ownPages';
import CopyPage from '../../components/CopyPage';
import MarkdownAlternate, {useMarkdownPath} from '../../components/MarkdownAlternate';
import {useDocHere, useVersions} from '../../versions/useVersions';
import styles from './styles.module.css';

/** Marks pages that only this site has. */
function Origin(): ReactNode {
  const doc = useDocHere();
  if (!doc || !isOwnPage(doc.id)) return null;
  return (
    <span className={styles.origin} title="本站自己写的，不译自官方英文文档">
      本站原创
    </span>
  );
}

/** Whether the page is the home page of a version: its head has a place for nothing but the site itself. */
function useIsHome(): boolean {
  const {current} = useVersions();
  const home = useBaseUrl(`${current?.base ?? ''}/`);
  const {pathname} = useLocation();
  return pathname.replace(/\/?$/, '/') === home;
}

/** Adds the origin of the page and its Markdown file. All docs pages and API reference pages have breadcrumbs. */
function DocBreadcrumbsWithMarkdown(): ReactNode {
  const href = useMarkdownPath();
  const isHome = useIsHome();
  const [above, page] = useSidebarBreadcrumbs()?.slice(-2) ?? [];
  if (isHome) return <MarkdownAlternate />;
  return (
    // A page may have the same name as its section.
    <div className={styles.row} data-doubled={page !== undefined && above?.label === page.label}>
      <MarkdownAlternate />
      <DocBreadcrumbs />
      <Origin />
      <CopyPage key={href} href={href} />
    </div>
  );
}

// The theme renders the article layout again once it knows the window width. This part does not depend on it.
export default memo(DocBreadcrumbsWithMarkdown);
