import {useContextualSearchFilters} from '@docusaurus/theme-common';
import {useMemo} from 'react';
import type {SearchScope} from '../types';

/** Keeps results to the language and the docs version that the reader is in, and to a scope. */
export function useFacetFilters(scope: SearchScope | ''): (string | string[])[] {
  const {locale, tags} = useContextualSearchFilters();
  const key = tags.join();
  return useMemo(
    () => [`language:${locale}`, key.split(',').map((tag) => `docusaurus_tag:${tag}`), ...(scope ? [`scope:${scope}`] : [])],
    [locale, key, scope],
  );
}
