import {readNewestChange} from './readNewestChange';
import {type OfflineSource, writeOfflineFiles} from './writeOfflineFiles';

/** The step that lists the files for reading offline; it runs once all others have written theirs. */
export const offlineStep = (source: () => Pick<OfflineSource, 'redirects' | 'versions'>) => ({
  name: 'offline-copy',
  async run({siteDir, outDir}: {siteDir: string; outDir: string}): Promise<void> {
    writeOfflineFiles({outDir, ...source(), changed: await readNewestChange(siteDir)});
  },
});
