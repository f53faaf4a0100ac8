import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readPages} from '../../lib/content/content';
import {type DocsVersion, findVersion, readVersions} from '../../lib/content/versions';
import {InputError} from '../../lib/input/inputError';
import {scanSitePage} from '../../lib/verified/scanSitePage';
import type {TryPage} from './types';

/** Reads every page of a version with what of it can be verified. */
export function readTryPages(version: DocsVersion): TryPage[] {
  return readPages(version).map(({route, path: file}) => {
    const source = readFileSync(path.join(version.root, file), 'utf8');
    return {route, file, source, ...scanSitePage(source, version.root)};
  });
}

/** The version of the site that describes a release of Langflow: `1.5` for `1.5.0.post2`. */
export function versionOfRelease(release: string, root?: string): DocsVersion {
  return findVersion(readVersions(root), release.split('.').slice(0, 2).join('.'));
}

/** Refuses routes that no page has; pages of the API begin with `/api/`. */
export function requireRoutes(routes: readonly string[], pages: readonly TryPage[]): void {
  const unknown = routes.filter((route) => !/^\/api(\/|$)/.test(route) && !pages.some((page) => page.route === route));
  if (unknown.length > 0) throw new InputError(`没有这些页面：${unknown.join('、')}`);
}
