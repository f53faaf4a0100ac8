import {useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {versionBefore} from './cameFrom';
import type {SiteVersion} from './types';
import {useVersionsData} from './useVersions';

/** The version that the reader comes from, for pages that all versions share; undefined if unknown, as after a reload. */
export function useVersionBefore(): SiteVersion | undefined {
  const {versions} = useVersionsData();
  const baseUrl = useBaseUrl('/');
  // The server does not know the reader, and the first render in the browser must match it.
  const isBrowser = useIsBrowser();
  return isBrowser ? versionBefore(versions, {referrer: document.referrer, here: window.location.href, baseUrl}) : undefined;
}

/**
 * The version for pages that all versions share, such as the search results: where the reader comes from, the chosen version, or that at
 * the root.
 */
export function useSharedVersion(): SiteVersion | undefined {
  const {versions} = useVersionsData();
  const {preferredVersion} = useDocsPreferredVersion();
  const before = useVersionBefore();
  return before ?? versions.find(({name}) => name === preferredVersion?.name) ?? versions[0];
}
