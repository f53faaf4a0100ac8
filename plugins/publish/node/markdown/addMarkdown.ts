import path from 'node:path';
import type {MarkdownPage, PublishStep} from '../../../../lib/build/publishStep';
import analyseMarkdown, {type MarkdownSettings} from './analyseMarkdown';

/** Adds a Markdown file for every documentation page, next to the page. */
export function addMarkdown(): PublishStep {
  return {
    name: 'markdown',
    analysis({root, config, outDir, baseUrl}) {
      const settings: MarkdownSettings = {root, trailingSlash: config.trailingSlash, outDir, baseUrl};
      return {file: path.join(__dirname, 'analyseMarkdown.ts'), run: analyseMarkdown, settings};
    },
    page(_page, site, written: MarkdownPage | null) {
      if (!written) return;
      site.markdown.set(written.route, written);
      site.files.set(written.file, written.markdown);
    },
  };
}
