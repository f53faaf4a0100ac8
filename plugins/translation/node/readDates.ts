import path from 'node:path';
import type {VcsConfig} from '@docusaurus/types';
import type {DocsPage} from '../../../lib/content/docsIndex';

const toDay = (timestamp: number) => new Date(timestamp).toISOString().slice(0, 10);

/** Day of the last commit of each page, by its file; pages without one (a new file, no git history) are left out. */
export async function readDates(
  pages: readonly DocsPage[],
  docsDir: string,
  vcs: Pick<VcsConfig, 'getFileLastUpdateInfo'>,
): Promise<Map<string, string>> {
  const entries = await Promise.all(
    pages.map(async ({file}) => {
      const info = await vcs.getFileLastUpdateInfo(path.join(docsDir, file));
      return info ? [[file, toDay(info.timestamp)] as const] : [];
    }),
  );
  return new Map(entries.flat());
}
