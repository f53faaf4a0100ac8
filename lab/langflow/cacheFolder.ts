import {homedir} from 'node:os';
import path from 'node:path';

/** Folder outside the repository that keeps installed programs between runs, according to the XDG base directories. */
export function cacheFolder(env: NodeJS.ProcessEnv = process.env): string {
  const base = env.XDG_CACHE_HOME?.trim() ? env.XDG_CACHE_HOME : path.join(homedir(), '.cache');
  return path.join(base, 'langflow-docs-zh', 'langflow');
}
