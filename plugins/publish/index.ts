import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import type {AfterWriteStep, PublishStep} from '../../lib/build/publishStep';
import {writeFiles} from '../../lib/build/writeFiles';
import {readPages, readSite} from './node/pages/readSite';

/** Functions, so that nothing of this gets into the main bundle. */
export type PluginOptions = {
  /** What happens to each page in memory, and to the site as a whole, in this order. */
  steps: () => readonly PublishStep[];
  /** What happens once all files are written, in this order. */
  afterWrite: () => readonly AfterWriteStep[];
};

/** Finishes the build: reads the rendered pages once, one by one, takes them through all steps in order, and writes last. */
export default function publishPlugin(context: LoadContext, options: PluginOptions): Plugin {
  const {siteDir, baseUrl, generatedFilesDir} = context;
  let allContent: AllContent = {};
  return {
    name: 'publish',
    async allContentLoaded({allContent: loaded}) {
      allContent = loaded;
    },
    async postBuild({outDir, routes}) {
      const site = readSite(context, {outDir, routes, allContent});
      const steps = options.steps();
      for (const step of steps) await step.start?.(site);
      const changed = new Map<string, string>();
      for (const page of readPages(site)) {
        const rendered = page.html;
        for (const step of steps) step.page?.(page, site);
        if (page.html !== rendered) changed.set(page.file, page.html);
      }
      site.cache.save();
      for (const step of steps) await step.finish?.(site);
      writeFiles(outDir, changed);
      writeFiles(outDir, site.files);
      writeFiles(generatedFilesDir, site.notes);
      for (const step of options.afterWrite()) await step.run({siteDir, outDir, baseUrl});
    },
  };
}
