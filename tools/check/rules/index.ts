import type {PageRule, TextRule} from '../types';
import {bundleInstall} from './bundles';
import {codeFences, codeSyntax, environmentReads, pinnedVersions, securityNotice} from './code';
import {headingIds, headingLevels, headingPunctuation} from './headings';
import {apiPaths, embeds, links, linkText, sourceLinks} from './links';
import {mdxNames} from './mdxNames';
import {powershell} from './powershell';
import {settingRows} from './settings';
import {autoCorrect, halfWidthPunctuation, softBreaks, spacing} from './typography';
import {address, boxTitles, categoryTitles, correctionsInText, glossary, italics, parameterRows} from './wording';

/** Rules for all texts in pages and YAML files. AutoCorrect is last, so that it does not repeat problems of our own rules. */
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
  links,
  linkText,
  autoCorrect,
];

/** Rules for the structure of pages. */
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
  apiPaths,
  embeds,
  mdxNames,
];
