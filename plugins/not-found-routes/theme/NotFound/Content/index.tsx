import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import StartPages from '../../../../../src/components/StartPages';
import type {Help} from '../../../client/findSuggestions';
import {tidyAddressScript} from '../../../client/tidyAddress';
import styles from './styles.module.css';

const NOTHING: Help = {routes: [], query: ''};

/** Help for the failed address; empty until the route list is loaded. */
function useHelp(): Help {
  const {pathname} = useLocation();
  const [help, setHelp] = useState(NOTHING);
  useEffect(() => {
    let current = true;
    // Lazy, because this component is part of the layout of every docs page.
    import('../../../client/findSuggestions')
      .then(({findHelp}) => current && setHelp(findHelp(pathname)))
      // Without the list, the page still shows the main message.
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [pathname]);
  return help;
}

/** A search for the words of the address, or for what the reader writes. */
function Search({query}: {query: string}): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current && !field.current.value) field.current.value = query;
  }, [query]);
  return (
    <search>
      <form className={styles.search} action={useBaseUrl('/search')}>
        <input ref={field} type="search" name="q" maxLength={64} aria-label="搜索文档" placeholder="搜索文档" autoComplete="off" />
        <button type="submit" className="button button--primary">
          搜索
        </button>
      </form>
    </search>
  );
}

function Suggestions({routes}: Pick<Help, 'routes'>): ReactNode {
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
  const {routes, query} = useHelp();
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
      <Search query={query} />
      <nav aria-label="从这里开始" className={styles.start}>
        <Link to="/">回到首页</Link>
        <StartPages />
      </nav>
      {/* Last, because it loads late and must not move other elements. */}
      <Suggestions routes={routes} />
    </main>
  );
}
