import {DocsSidebarProvider} from '@docusaurus/plugin-content-docs/client';
import renderRoutes from '@docusaurus/renderRoutes';
import {matchPath, useLocation} from '@docusaurus/router';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {ApiCounterpartsContext, useVersions} from '@site/src/versions/useVersions';
import type {Props} from '@theme/ApiRoot';
import DocRootLayout from '@theme/DocRoot/Layout';
import Layout from '@theme/Layout';
import NotFoundContent from '@theme/NotFound/Content';
import clsx from 'clsx';
import {type ReactNode, useMemo} from 'react';
import './styles.css';

/** The pages of the reference with its sidebar, which begins with the way back to the docs. */
function Reference({route, sidebar}: Pick<Props, 'route' | 'sidebar'>): ReactNode {
  const {current} = useVersions();
  const docs = useBaseUrl(`${current?.base ?? ''}/`);
  const items = useMemo((): Props['sidebar'] => [{type: 'link', label: '← 回到文档', href: docs}, ...sidebar], [docs, sidebar]);
  return (
    <DocsSidebarProvider name="openapi" items={items}>
      <DocRootLayout>{renderRoutes(route.routes)}</DocRootLayout>
    </DocsSidebarProvider>
  );
}

/** Layout of the API reference: the docs layout with its own sidebar. */
export default function ApiRoot({route, sidebar, counterparts}: Props): ReactNode {
  const {pathname} = useLocation();
  const isKnown = route.routes.some((page) => matchPath(pathname, page));
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.docsPages, ThemeClassNames.page.docsDocPage, 'plugin-api-reference')}>
      {/* An unknown address below the reference belongs to no version: all versions share one 404 page. */}
      <ApiCounterpartsContext.Provider value={isKnown ? counterparts : undefined}>
        <Layout>{isKnown ? <Reference route={route} sidebar={sidebar} /> : <NotFoundContent />}</Layout>
      </ApiCounterpartsContext.Provider>
    </HtmlClassNameProvider>
  );
}
