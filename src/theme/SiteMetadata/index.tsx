import Head from '@docusaurus/Head';
import {PageMetadata, useThemeConfig} from '@docusaurus/theme-common';
import {DEFAULT_SEARCH_TAG, useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SearchMetadata from '@theme/SearchMetadata';
import type {ReactNode} from 'react';

/**
 * Metadata in the head of every page. The classic theme marks each page as its own `x-default`. Here the English original is the
 * `x-default`, since it suits readers of all other languages; `plugins/publish` adds it to the pages that have one.
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
        {/* Before scripts run, this body class outlines the focused element. */}
        <body />
        <meta property="og:url" content={canonicalUrl} />
        <link rel="canonical" href={canonicalUrl} />
        <link rel="alternate" href={canonicalUrl} hrefLang={language} />
        <meta property="og:locale" content={language.replace('-', '_')} />
      </Head>
      {image && <PageMetadata image={image} />}
      <SearchMetadata tag={DEFAULT_SEARCH_TAG} locale={i18n.currentLocale} />
      {/* In a separate element, so that it can override the one above. */}
      <Head>
        {metadata.map((attributes) => (
          <meta key={JSON.stringify(attributes)} {...attributes} />
        ))}
      </Head>
    </>
  );
}
