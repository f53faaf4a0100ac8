import {type GlobalDoc, useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';
import {createContext, useContext, useMemo} from 'react';
import {type Counterpart, findCounterparts, findOwn} from './counterparts';
import type {SiteVersion, VersionsData} from './types';

const NONE: VersionsData = {versions: [], successors: {}};

/** Set by the frame of the API reference around its pages: the slugs that other versions have too, by their labels. */
export const ApiCounterpartsContext = createContext<Readonly<Record<string, readonly string[]>> | undefined>(undefined);

const withoutSlash = (path: string) => (path.endsWith('/') ? path.slice(0, -1) : path);

/** The versions of the site; a site of one version may not say so at all. */
export const useVersionsData = (): VersionsData => (usePluginData('versions') as VersionsData | undefined) ?? NONE;

/** The page of the docs at an address, without the theme's search for it, which makes a regular expression of each page's address. */
export function useDocHere(): GlobalDoc | undefined {
  const docs = useAllDocsData().default;
  const {pathname} = useLocation();
  return useMemo(() => {
    const here = withoutSlash(pathname);
    return docs?.versions.flatMap((version) => version.docs).find(({path}) => withoutSlash(path) === here);
  }, [docs, pathname]);
}

/** Where the reader is, and where the page continues in each version. */
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
