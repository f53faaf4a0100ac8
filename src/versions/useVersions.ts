import {type GlobalDoc, useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';
import {createContext, useContext, useMemo} from 'react';
import {type Counterpart, findCounterparts, findOwn} from './counterparts';
import type {SiteVersion, VersionsData} from './types';

const NONE: VersionsData = {versions: [], successors: {}};

/** Set by the layout of API reference pages: slugs that other versions have too, by version label. */
export const ApiCounterpartsContext = createContext<Readonly<Record<string, readonly string[]>> | undefined>(undefined);

const withoutSlash = (path: string) => (path.endsWith('/') ? path.slice(0, -1) : path);

/** Version data of the site. A site with a single version may have none. */
export const useVersionsData = (): VersionsData => (usePluginData('versions') as VersionsData | undefined) ?? NONE;

/** The docs page at the current address. The theme's own lookup is slow: it builds a regular expression for each page. */
export function useDocHere(): GlobalDoc | undefined {
  const docs = useAllDocsData().default;
  const {pathname} = useLocation();
  return useMemo(() => {
    const here = withoutSlash(pathname);
    return docs?.versions.flatMap((version) => version.docs).find(({path}) => withoutSlash(path) === here);
  }, [docs, pathname]);
}

/** The version of the current page, and its counterpart in each version. */
export function useVersions(): {current: SiteVersion | undefined; counterparts: Counterpart[]} {
  const data = useVersionsData();
  const docs = useAllDocsData().default;
  const apiCounterparts = useContext(ApiCounterpartsContext);
  const {pathname} = useLocation();
  const baseUrl = useBaseUrl('/');
  return useMemo(() => {
    const hasDoc = (name: string, address: string) => {
      const permalink = withoutSlash(baseUrl + address.slice(1));
      return docs?.versions.find((version) => version.name === name)?.docs.some(({path}) => withoutSlash(path) === permalink) ?? false;
    };
    const input = {...data, address: `/${withoutSlash(pathname.slice(baseUrl.length))}`, hasDoc, apiCounterparts};
    return {current: findOwn(input)?.version, counterparts: findCounterparts(input)};
  }, [data, docs, apiCounterparts, pathname, baseUrl]);
}
