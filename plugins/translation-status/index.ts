import type {LoadContext, Plugin} from '@docusaurus/types';
import {readPages, readUpstreamLock, readUpstreamRoutes} from '../../site/content';
import {findFrontMatterProblems} from './frontMatter';

const PLUGIN_NAME = 'translation-status';

/** Refuses to build pages that do not say which upstream text they were written from. */
export default function translationStatusPlugin(_context: LoadContext): Plugin {
  return {
    name: PLUGIN_NAME,
    loadContent() {
      const problems = findFrontMatterProblems({pages: readPages(), lock: readUpstreamLock(), routes: readUpstreamRoutes()});
      if (problems.length > 0) {
        throw new Error(
          `[${PLUGIN_NAME}] front matter 有误：\n${problems.map((p) => `  - ${p}`).join('\n')}\n写法见 CONTRIBUTING.md 的“页面的 front matter”一节。`,
        );
      }
    },
    getPathsToWatch: () => ['docs/**/*.{md,mdx}'],
  };
}
