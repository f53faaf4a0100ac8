import {getDocsVersionSearchTag} from '@docusaurus/plugin-content-docs/client';
import {useContextualSearchFilters} from '@docusaurus/theme-common';
import {DEFAULT_SEARCH_TAG} from '@docusaurus/theme-common/internal';
import {useMemo} from 'react';
import type {SiteVersion} from '../../../src/versions/types';
import type {SearchScope} from '../types';

/** What a search is kept to; a site of one version has none to choose. */
export type Within = {scope: SearchScope | ''; version: SiteVersion | undefined};

/** Keeps results to the language of the reader, to a docs version, and to a scope. */
export function useFacetFilters({scope, version}: Within): (string | string[])[] {
  const contextual = useContextualSearchFilters();
  const tags = version ? [DEFAULT_SEARCH_TAG, getDocsVersionSearchTag('default', version.name)] : contextual.tags;
  const {locale} = contextual;
  const key = tags.join();
  return useMemo(
    () => [`language:${locale}`, key.split(',').map((tag) => `docusaurus_tag:${tag}`), ...(scope ? [`scope:${scope}`] : [])],
    [locale, key, scope],
  );
}
