import type {UpstreamState} from '../types';

type Place = Pick<UpstreamState, 'repository' | 'commit'>;

/** Address of a source file at the commit that pages are compared with. */
export function sourceUrl({repository, commit}: Place, path: string): string {
  return `https://github.com/${repository}/blob/${commit}/${path}`;
}

/**
 * Address of the commit history of a source file up to the commit that pages are compared with, newest first. GitHub compares commits only,
 * and a page only knows the blob it was written from; the history always exists.
 */
export function changesUrl({repository, commit}: Place, path: string): string {
  return `https://github.com/${repository}/commits/${commit}/${path}`;
}
