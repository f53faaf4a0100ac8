import Head from '@docusaurus/Head';
import {PageMetadata, useThemeConfig} from '@docusaurus/theme-common';
import {DEFAULT_SEARCH_TAG, useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SearchMetadata from '@theme/SearchMetadata';
import type {ReactNode} from 'react';

/**
 * What the head of every page says about it. The classic theme names each page as its own `x-default`; here that is the
 * English original, which `plugins/publish` adds to the pages that have one: it suits readers of every other language.
 */
export default function SiteMetadata(): ReactNode {
  const {i18n} = useDocusaurusContext();
  const {metadata, image} = useThemeConfig();
  const canonicalUrl = useAlternatePageUtils().createUrl({locale: i18n.currentLocale, fullyQualified: true});
  const language = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
  return (
    <>
      <Head>
        <meta name="twitter:card" content="summary_large_image" />
        {/* Before scripts run, the class of the body that outlines what has the focus. */}
        <body />
        <meta property="og:url" content={canonicalUrl} />
        <link rel="canonical" href={canonicalUrl} />
        <link rel="alternate" href={canonicalUrl} hrefLang={language} />
        <meta property="og:locale" content={language.replace('-', '_')} />
      </Head>
      {image && <PageMetadata image={image} />}
      <SearchMetadata tag={DEFAULT_SEARCH_TAG} locale={i18n.currentLocale} />
      {/* Apart, so that it can override what stands above. */}
      <Head>
        {metadata.map((attributes) => (
          <meta key={JSON.stringify(attributes)} {...attributes} />
        ))}
      </Head>
    </>
  );
}
