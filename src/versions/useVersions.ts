import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';
import {createContext, useContext, useMemo} from 'react';
import {type Counterpart, findCounterparts, findOwn} from './counterparts';
import type {SiteVersion, VersionsData} from './types';

const NONE: VersionsData = {versions: [], successors: {}};

/** Set by the frame of the API reference: the slugs that other versions have too, by their labels. */
export const ApiTwinsContext = createContext<Readonly<Record<string, readonly string[]>>>({});

/** The versions of the site; a site of one version may not say so at all. */
export const useVersionsData = (): VersionsData => (usePluginData('versions') as VersionsData | undefined) ?? NONE;

/** Where the reader is, and where the page continues in each version. */
export function useVersions(): {current: SiteVersion | undefined; counterparts: Counterpart[]} {
  const data = useVersionsData();
  const docs = useAllDocsData().default;
  const apiTwins = useContext(ApiTwinsContext);
  const {pathname} = useLocation();
  const baseUrl = useBaseUrl('/');
  return useMemo(() => {
    const within = (path: string) => `/${path.slice(baseUrl.length)}`.replace(/(.)\/$/, '$1');
    const docsOf = (name: string) => new Set(docs?.versions.find((version) => version.name === name)?.docs.map(({path}) => within(path)));
    const input = {...data, address: within(pathname), docsOf, apiTwins};
    return {current: findOwn(input)?.version, counterparts: findCounterparts(input)};
  }, [data, docs, apiTwins, pathname, baseUrl]);
}
