import {DocsSidebarProvider} from '@docusaurus/plugin-content-docs/client';
import renderRoutes from '@docusaurus/renderRoutes';
import {matchPath, useLocation} from '@docusaurus/router';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import {ApiCounterpartsContext} from '@site/src/versions/useVersions';
import type {Props} from '@theme/ApiRoot';
import DocRootLayout from '@theme/DocRoot/Layout';
import Layout from '@theme/Layout';
import NotFoundContent from '@theme/NotFound/Content';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import './styles.css';

/** Layout of the API reference: the docs layout with its own sidebar. */
export default function ApiRoot({route, sidebar, counterparts}: Props): ReactNode {
  const {pathname} = useLocation();
  const isKnown = route.routes.some((page) => matchPath(pathname, page));
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.docsPages, ThemeClassNames.page.docsDocPage, 'plugin-api-reference')}>
      {/* An unknown address below the reference belongs to no version: all versions share one 404 page. */}
      <ApiCounterpartsContext.Provider value={isKnown ? counterparts : undefined}>
        <Layout>
          {isKnown ? (
            <DocsSidebarProvider name="openapi" items={sidebar}>
              <DocRootLayout>{renderRoutes(route.routes)}</DocRootLayout>
            </DocsSidebarProvider>
          ) : (
            <NotFoundContent />
          )}
        </Layout>
      </ApiCounterpartsContext.Provider>
    </HtmlClassNameProvider>
  );
}
