import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import type {AfterWriteStep, PublishStep} from '../../lib/build/publishStep';
import {writeFiles} from '../../lib/build/writeFiles';
import {readSite} from './node/pages/readSite';

/** Functions, so that nothing of this gets into the main bundle. */
export type PluginOptions = {
  /** What happens to the pages in memory, in this order. */
  steps: () => readonly PublishStep[];
  /** What happens once all files are written, in this order. */
  afterWrite: () => readonly AfterWriteStep[];
};

/** Finishes the build: reads the rendered pages once, takes them through all steps in order, and writes last. */
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
      const rendered = new Map(site.pages.map((page) => [page, page.html]));
      for (const step of options.steps()) await step.run(site);
      const changed = site.pages.filter((page) => page.html !== rendered.get(page));
      writeFiles(
        outDir,
        changed.map(({file, html}) => [file, html] as const),
      );
      writeFiles(outDir, site.files);
      writeFiles(generatedFilesDir, site.notes);
      for (const step of options.afterWrite()) await step.run({siteDir, outDir, baseUrl});
    },
  };
}
