import path from 'node:path';
import type {VcsConfig} from '@docusaurus/types';
import type {DocsPage} from '../../../lib/content/docsIndex';

const toDay = (timestamp: number) => new Date(timestamp).toISOString().slice(0, 10);

/** Day of the last commit of each page, by file; pages without commits (new file, no git history) are left out. */
export async function readDates(
  pages: readonly DocsPage[],
  siteDir: string,
  vcs: Pick<VcsConfig, 'getFileLastUpdateInfo'>,
): Promise<Map<string, string>> {
  const entries = await Promise.all(
    pages.map(async ({file, path: name}) => {
      const info = await vcs.getFileLastUpdateInfo(path.join(siteDir, name));
      return info ? [[file, toDay(info.timestamp)] as const] : [];
    }),
  );
  return new Map(entries.flat());
}
