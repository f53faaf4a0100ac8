import {pagePanelWords} from './panelWords';
import {type ScannedPage, scanPage} from './scanPage';

/** Finds what of a page can be tried, the labels in its panel figures included. */
export function scanSitePage(source: string, siteDir: string): ScannedPage {
  const scanned = scanPage(source);
  return {...scanned, words: [...new Set([...scanned.words, ...pagePanelWords(source, siteDir)])].sort()};
}
