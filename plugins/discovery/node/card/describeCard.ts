import type {PageFacts, SiteFacts} from '../../types';
import type {Card} from './drawCard';
import {missingCharacters} from './renderCard';

const isDrawable = (text: string) => missingCharacters(text).length === 0;

/** What the picture of a page says. */
export function describeCard(
  {title, sections}: Pick<PageFacts, 'title' | 'sections'>,
  {name}: Pick<SiteFacts, 'name'>,
  version: string,
): Card {
  // The outermost and the innermost: a long path would crowd the picture.
  const section = [...new Set([sections[0], sections.at(-1)])].filter(Boolean).join(' · ');
  // A title with a character outside the font gives way to the name of the site.
  return {title: isDrawable(title) ? title : name, section: isDrawable(section) ? section : '', siteName: name, version};
}
