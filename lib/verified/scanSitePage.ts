import {pageFlows} from './pageFlows';
import {pagePanelWords} from './panelWords';
import {type ScannedPage, scanPage} from './scanPage';

/** Finds what of a page can be verified, the flows and labels in its figures included. */
export function scanSitePage(source: string, siteDir: string): ScannedPage {
  const scanned = scanPage(source);
  const words = [...new Set([...scanned.words, ...pagePanelWords(source, siteDir)])].sort();
  return {...scanned, words, flows: pageFlows(source, siteDir)};
}
