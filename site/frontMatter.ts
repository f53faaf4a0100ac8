import type {ParseFrontMatter} from '@docusaurus/types';
import {SUMMARY_KEY} from '../lib/content/frontMatter';

/**
 * Leaves the description of a page to that page. Docusaurus gives every page the descriptions of all pages of its version, for
 * cards that this site has none of: 7 KB of the JavaScript that each visit loads. `@theme/DocItem/Metadata` reads it from here.
 */
export function keepDescription(parse: ParseFrontMatter): ParseFrontMatter {
  return async (params) => {
    const {content, frontMatter} = await parse(params);
    const {description, ...rest} = frontMatter;
    if (description === undefined) return {content, frontMatter};
    // An empty one is kept as it is; without any, Docusaurus would take the first words of the text.
    return {content, frontMatter: {...rest, description: '', [SUMMARY_KEY]: description}};
  };
}
