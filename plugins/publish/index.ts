import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import type {PublishStep} from '../../lib/build/publishStep';
import {writeFiles} from '../../lib/build/writeFiles';
import {readPages, readSite} from './node/pages/readSite';

export type PluginOptions = {
  /** What happens to each page in memory, and to the site as a whole, in this order; a function, so that nothing of it gets into the main bundle. */
  steps: () => readonly PublishStep[];
};

/** Finishes the build: reads the rendered pages once, one by one, takes each through all steps in order and writes it, and at the end the files of all. */
export default function publishPlugin(context: LoadContext, options: PluginOptions): Plugin {
  const {generatedFilesDir} = context;
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
      for (const page of readPages(site)) {
        const rendered = page.html;
        for (const step of steps) step.page?.(page, site);
        // Held until the end, the text of all pages would be a tenth of the memory of the build.
        if (page.html !== rendered) writeFiles(outDir, [[page.file, page.html]]);
      }
      site.cache.save();
      for (const step of steps) await step.finish?.(site);
      writeFiles(outDir, site.files);
      writeFiles(generatedFilesDir, site.notes);
    },
  };
}
