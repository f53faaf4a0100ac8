import type {PageRule, TextRule} from '../types';
import {bundleInstall} from './bundles';
import {codeFences, codeSyntax, environmentReads, pinnedVersions, securityNotice} from './code';
import {headingIds, headingLevels, headingPunctuation, readerPhrases} from './headings';
import {apiPaths, embeds, links, linkText, sourceLinks} from './links';
import {mdxNames} from './mdxNames';
import {powershell} from './powershell';
import {settingRows} from './settings';
import {autoCorrect, halfWidthPunctuation, softBreaks, spacing} from './typography';
import {address, boxTitles, categoryTitles, correctionsInText, glossary, italics, parameterRows} from './wording';

/** Rules on every text, of pages and of YAML files. AutoCorrect is last: what an own rule already says is not said twice. */
export const TEXT_RULES: TextRule[] = [
  halfWidthPunctuation,
  spacing,
  glossary,
  address,
  softBreaks,
  headingPunctuation,
  boxTitles,
  correctionsInText,
  sourceLinks,
  autoCorrect,
];

/** Rules on the structure of pages. */
export const PAGE_RULES: PageRule[] = [
  headingIds,
  headingLevels,
  italics,
  codeFences,
  codeSyntax,
  environmentReads,
  powershell,
  securityNotice,
  bundleInstall,
  settingRows,
  pinnedVersions,
  parameterRows,
  categoryTitles,
  links,
  linkText,
  apiPaths,
  embeds,
  readerPhrases,
  mdxNames,
];
