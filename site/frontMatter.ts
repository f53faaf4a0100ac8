import type {ParseFrontMatter} from '@docusaurus/types';
import {SUMMARY_KEY} from '../lib/content/frontMatter';

/**
 * Moves the description of a page to a key of our own. Docusaurus loads the descriptions of all pages of a version on every page, for cards
 * that this site does not use: 7 KB of JavaScript per visit. `@theme/DocItem/Metadata` reads the description from here.
 */
export function keepDescription(parse: ParseFrontMatter): ParseFrontMatter {
  return async (params) => {
    const {content, frontMatter} = await parse(params);
    const {description, ...rest} = frontMatter;
    if (description === undefined) return {content, frontMatter};
    // An empty description is kept; if it were missing, Docusaurus would use the first words of the text.
    return {content, frontMatter: {...rest, description: '', [SUMMARY_KEY]: description}};
  };
}
