import type {VersionPath} from 'docusaurus-search-zh/node/extractPages';
import {manifestFile} from 'docusaurus-search-zh/shared/indexFormat';
import type {DocsVersion} from '../../../lib/content/versions';

/** The versions as the package knows them. */
export const versionPaths = (versions: readonly DocsVersion[]): VersionPath[] => versions.map(({id, base}) => ({name: id, base}));

/** Manifest of the index of a version, in the folder of the search. */
export const manifestOf = ({id, base}: DocsVersion): string => manifestFile(base ? id : undefined);
