import {useAllDocsData, useDocsPreferredVersionByPluginId} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import settings from '@generated/search-zh/default/settings.json';
import {useMemo} from 'react';
import type {SearchVersion, SearchVersions} from '../../client/versions';

const withoutSlash = (path: string) => path.replace(/\/$/, '');
const isUnder = (path: string, base: string) => path === base || path.startsWith(`${base}/`);

/** The versions of the docs, from Docusaurus. */
export default function useSearchVersions(): SearchVersions {
  const docs = useAllDocsData()[settings.versionedDocs];
  const preferredVersion = useDocsPreferredVersionByPluginId()[settings.versionedDocs];
  const {pathname} = useLocation();
  const baseUrl = useBaseUrl('/');
  return useMemo(() => {
    const loaded = docs?.versions ?? [];
    if (loaded.length < 2) return {versions: [], reader: undefined, known: undefined};
    const versions = loaded.map(({label, name, path, isLast}): SearchVersion & {path: string} => ({
      label,
      name,
      path: withoutSlash(path),
      base: isLast ? '' : withoutSlash(`/${path.slice(baseUrl.length)}`),
    }));
    // Longest path first: the path of the default version is also the beginning of the others.
    const byPath = [...versions].sort((a, b) => b.path.length - a.path.length);
    const known = byPath.find(({path}) => isUnder(withoutSlash(pathname), path));
    const preferred = versions.find(({name}) => name === preferredVersion?.name);
    return {versions, known, reader: known ?? preferred ?? versions.find(({base}) => base === '')};
  }, [docs, preferredVersion, pathname, baseUrl]);
}
