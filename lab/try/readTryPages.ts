import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readPages} from '../../lib/content/content';
import type {DocsVersion} from '../../lib/content/versions';
import {InputError} from '../../lib/input/inputError';
import {readVerifiable} from '../../lib/verified/verifiableParts';
import type {TryPage} from './types';

/** Reads all pages of a version with their verifiable parts. */
export function readTryPages(version: DocsVersion): TryPage[] {
  return readPages(version).map(({route, path: file}) => {
    const source = readFileSync(path.join(version.root, file), 'utf8');
    return {route, file, source, ...readVerifiable(version.root, file)};
  });
}

/** Throws InputError for routes without a page. API routes are not checked. */
export function requireRoutes(routes: readonly string[], pages: readonly TryPage[]): void {
  const unknown = routes.filter((route) => !/^\/api(\/|$)/.test(route) && !pages.some((page) => page.route === route));
  if (unknown.length > 0) throw new InputError(`没有这些页面：${unknown.join('、')}`);
}
