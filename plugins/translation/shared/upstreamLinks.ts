import type {UpstreamState} from '../types';

type Place = Pick<UpstreamState, 'repository' | 'commit'>;

/** Address of a source file as it stands in the state that pages are compared with. */
export function sourceUrl({repository, commit}: Place, path: string): string {
  return `https://github.com/${repository}/blob/${commit}/${path}`;
}

/**
 * Address of the list of changes of a source file, newest first, up to the state that pages are compared with.
 * A page knows the blob it was written from but no commit, and GitHub compares commits only: the list is what always exists.
 */
export function changesUrl({repository, commit}: Place, path: string): string {
  return `https://github.com/${repository}/commits/${commit}/${path}`;
}
