import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import {type ReactNode, useEffect, useState} from 'react';
import type {KnownRoute} from '../../../client/suggestRoutes';
import {tidyAddressScript} from '../../../client/tidyAddress';
import styles from './styles.module.css';

/** Pages most similar to the failed address; empty until the route list is loaded, or if none is similar. */
function useSuggestions(): KnownRoute[] {
  const {pathname} = useLocation();
  const [suggestions, setSuggestions] = useState<KnownRoute[]>([]);
  useEffect(() => {
    let current = true;
    // Lazy, because this component is part of the layout of every docs page.
    import('../../../client/findSuggestions')
      .then(({findSuggestions}) => current && setSuggestions(findSuggestions(pathname)))
      // Without the list, the page still shows the main message.
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [pathname]);
  return suggestions;
}

function Suggestions({routes}: {routes: KnownRoute[]}): ReactNode {
  if (routes.length === 0) return null;
  return (
    <nav aria-labelledby="not-found-suggestions">
      <h2 id="not-found-suggestions" className={styles.subtitle}>
        你要找的也许是
      </h2>
      <ul className={styles.suggestions}>
        {routes.map(({path, title}) => (
          <li key={path}>
            <Link to={path}>
              <span>{title}</span>
              <code>{path}</code>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export default function NotFoundContent({className}: {className?: string}): ReactNode {
  const suggestions = useSuggestions();
  return (
    <main className={clsx('container', styles.main, className)} data-needs-app="">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the script is this plugin's own, and its only value the path of the site */}
      <script dangerouslySetInnerHTML={{__html: tidyAddressScript(useBaseUrl('/'))}} />
      {/* The docs layout shows this content without the page component that would set a title. */}
      <PageMetadata
        title={translate({id: 'theme.NotFound.title', message: '找不到页面'})}
        description="Langflow 中文文档没有这个地址；这里列出相近的页面。"
      />
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <Heading as="h1">
        <Translate id="theme.NotFound.title">找不到页面</Translate>
      </Heading>
      <p>
        <Translate id="theme.NotFound.p1">这个地址没有对应的页面。</Translate>
      </p>
      <p>
        <Translate id="theme.NotFound.p2">如果是从别的网站点过来的，请告诉对方链接已失效。</Translate>
      </p>
      <p>
        <Link to="/">回到首页</Link>
      </p>
      {/* Last, because it loads late and must not move other elements. */}
      <Suggestions routes={suggestions} />
    </main>
  );
}
