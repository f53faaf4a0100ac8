import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readPages} from '../../lib/content/content';
import {InputError} from '../../lib/input/inputError';
import {scanPage} from '../../lib/tried/scanPage';
import type {TryPage} from './types';

/** Reads every page with what of it can be tried. */
export function readTryPages(root: string): TryPage[] {
  return readPages(root).map(({route, file}) => {
    const source = readFileSync(path.join(root, 'docs', file), 'utf8');
    return {route, file: `docs/${file}`, source, ...scanPage(source)};
  });
}

/** Refuses routes that no page has; pages of the API begin with `/api/`. */
export function requireRoutes(routes: readonly string[], pages: readonly TryPage[]): void {
  const unknown = routes.filter((route) => !/^\/api(\/|$)/.test(route) && !pages.some((page) => page.route === route));
  if (unknown.length > 0) throw new InputError(`没有这些页面：${unknown.join('、')}`);
}
