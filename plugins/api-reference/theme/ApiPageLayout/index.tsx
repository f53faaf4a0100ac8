import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {DocsSidebarProvider, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {PageMetadata, ThemeClassNames, useWindowSize} from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import PageFeedback from '@site/src/components/PageFeedback';
import VersionNotice from '@site/src/components/VersionNotice';
import {useLinkClicks} from '@site/src/hooks/useLinkClicks';
import type {SiteVersion} from '@site/src/versions/types';
import {useVersions} from '@site/src/versions/useVersions';
import type {Props} from '@theme/ApiPageLayout';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocPaginator from '@theme/DocPaginator';
import TOC from '@theme/TOC';
import TOCCollapsible from '@theme/TOCCollapsible';
import clsx from 'clsx';
import {type ReactNode, useMemo} from 'react';
import {pageTitle} from '../../shared/pageTitle';
import styles from './styles.module.css';

/** Adds a root that links to the landing page, so that breadcrumbs show the name of the reference. */
function BreadcrumbsFromRoot(): ReactNode {
  const sidebar = useDocsSidebar();
  const items = useMemo((): PropSidebarItem[] => {
    // Before it stands the way back to the docs.
    const [, landing, ...groups] = sidebar?.items ?? [];
    if (landing?.type !== 'link') return groups;
    return [{type: 'category', label: landing.label, href: landing.href, collapsible: false, collapsed: false, items: groups}];
  }, [sidebar]);
  return (
    <DocsSidebarProvider name="openapi-breadcrumbs" items={items}>
      <DocBreadcrumbs />
    </DocsSidebarProvider>
  );
}

/** Registers the addresses and anchors in HTML strings for Docusaurus' broken link check. */
function useCollectedLinks({links, toc, anchors = []}: Pick<Props, 'links' | 'toc' | 'anchors'>): void {
  const brokenLinks = useBrokenLinks();
  for (const link of links) brokenLinks.collectLink(link);
  for (const id of [...toc.map((item) => item.id), ...anchors]) brokenLinks.collectAnchor(id);
}

/** If two versions have a page, the title contains the version, as for docs pages, so that search results can be distinguished. */
function titleOf({title, group, isOwn}: Pick<Props, 'title' | 'group' | 'isOwn'>, version: SiteVersion | undefined): string {
  const label = version?.base ? version.label : undefined;
  if (group !== undefined) return pageTitle(title, label);
  return label === undefined || isOwn ? title : `${title}（${label}）`;
}

/** Layout of a page: breadcrumbs, table of contents, previous and next page. */
export default function ApiPageLayout(props: Props): ReactNode {
  const {title, description, toc, group, isOwn, isSplit, previous, next, children} = props;
  const windowSize = useWindowSize();
  const {current} = useVersions();
  const {pathname} = useLocation();
  const handleClick = useLinkClicks();
  useCollectedLinks(props);
  return (
    <>
      <PageMetadata title={titleOf({title, group, isOwn}, current)} description={description}>
        {/* Overrides the tag that the site sets for the version at the root. */}
        {current?.base && <meta name="docs-sha" content={current.commit} />}
      </PageMetadata>
      <div className={clsx('row', isSplit && styles.split)}>
        <div className={clsx('col', styles.content)}>
          <div className={styles.inner}>
            {/* Links to the English page; pages that only this site has do not have one. */}
            {!isOwn && <VersionNotice />}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: only follows links, which the keyboard clicks too */}
            <article key={pathname} onClick={handleClick}>
              <BreadcrumbsFromRoot />
              <TOCCollapsible toc={toc} className={clsx(ThemeClassNames.docs.docTocMobile, styles.tocMobile)} />
              <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>{children}</div>
            </article>
            <PageFeedback title={title} permalink={pathname} />
            <DocPaginator className="docusaurus-mt-lg" previous={previous} next={next} />
          </div>
        </div>
        {windowSize !== 'mobile' && (
          <div className={clsx('col col--3', styles.toc)}>
            <TOC toc={toc} minHeadingLevel={2} maxHeadingLevel={3} className={ThemeClassNames.docs.docTocDesktop} />
          </div>
        )}
      </div>
    </>
  );
}
