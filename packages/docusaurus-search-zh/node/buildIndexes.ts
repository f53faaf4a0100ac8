import type {SynonymGroup} from '../shared/indexFormat';
import {manifestFile} from '../shared/indexFormat';
import type {ScopeRanking} from '../types';
import {buildSearchIndex, type IndexFiles} from './buildIndex';
import {type ExtractedPage, type VersionPath, versionOfRoute, versionTag} from './extractPages';

/** Folder of the index in the built site. */
export const SEARCH_FOLDER = 'search';

export type IndexesInput = {
  pages: readonly ExtractedPage[];
  synonyms: SynonymGroup[];
  /** Common English words of questions, and the Chinese ones for them. */
  english: SynonymGroup[];
  scopes: readonly ScopeRanking[];
  /** Docs versions, root version first; empty if the site has one or no version. */
  versions: readonly VersionPath[];
  /** Id of their docs plugin. */
  versionedDocs: string;
  /** Routes that are offered if nothing is similar to a query; those of a version come first. */
  startRoutes: readonly string[];
};

/** Pages that a search of a version covers: its own, and those that all versions share. */
function pagesOf(version: VersionPath, {pages, versions, versionedDocs}: IndexesInput): ExtractedPage[] {
  const [root] = versions;
  return pages.filter(({route, facets}) => {
    const own = versionOfRoute(route, versions);
    // A page without a version tag below the path of a version is only about that version.
    return own === version || (own === root && !facets.tag.startsWith(versionTag(versionedDocs, '')));
  });
}

function startUrlsOf(pages: readonly ExtractedPage[], base: string, routes: readonly string[]): string[] {
  const urls = new Map(pages.map(({route, url}) => [route, url]));
  return routes.flatMap((route) => urls.get(`${base}${route}`) ?? urls.get(route) ?? []);
}

/** Builds an index for each version. Paths are relative to the folder of the index. */
export function buildIndexes(given: IndexesInput): IndexFiles {
  const {pages, versions, versionedDocs: _docs, startRoutes, ...input} = given;
  const build = (own: readonly ExtractedPage[], base: string, manifest: string) =>
    buildSearchIndex({pages: own, ...input, startUrls: startUrlsOf(own, base, startRoutes), manifest});
  if (versions.length < 2) return build(pages, '', manifestFile());
  return new Map(
    versions.flatMap((version, index) => [
      ...build(pagesOf(version, given), version.base, manifestFile(index === 0 ? undefined : version.name)),
    ]),
  );
}
