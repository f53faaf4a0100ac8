import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import type {PublishStep} from '../../lib/build/publishStep';
import {writeFiles} from '../../lib/build/writeFiles';
import {analyseSite} from './node/analysis/analyseSite';
import {readBuiltPages, readSite} from './node/pages/readSite';

export type PluginOptions = {
  /**
   * Steps that process each page in memory, and the site as a whole, in this order. It is a function, so that the steps do not get into the
   * main bundle.
   */
  steps: () => readonly PublishStep[];
};

/**
 * Finishes the build: analyses the rendered pages, processes each page with all steps in order, writes each changed page, and finally
 * writes the files of all steps.
 */
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
      const analysed = await analyseSite(site, steps);
      for (const page of readBuiltPages(site, analysed)) {
        const rendered = page.html;
        for (const step of steps) step.page?.(page, site, analysed.get(page.file)?.results[step.name]);
        // Keeping the text of all pages until the end would take a tenth of the memory of the build.
        if (page.html !== rendered) writeFiles(outDir, [[page.file, page.html]]);
      }
      site.cache.save();
      for (const step of steps) await step.finish?.(site);
      writeFiles(outDir, site.files);
      writeFiles(generatedFilesDir, site.notes);
    },
  };
}
