import type {PageRule, TextRule} from '../types';
import {address} from './address';
import {apiPaths} from './apiPaths';
import {autoCorrect} from './autoCorrect';
import {boxTitles} from './boxTitles';
import {categoryTitles} from './categoryTitles';
import {codeFences} from './codeFences';
import {codeSyntax} from './codeSyntax';
import {correctionsInText} from './correctionsInText';
import {embeds} from './embeds';
import {glossary} from './glossary';
import {halfWidthPunctuation} from './halfWidthPunctuation';
import {headingIds} from './headingIds';
import {headingLevels} from './headingLevels';
import {headingPunctuation} from './headingPunctuation';
import {italics} from './italics';
import {links} from './links';
import {linkText} from './linkText';
import {parameterRows} from './parameterRows';
import {pinnedVersions} from './pinnedVersions';
import {readerPhrases} from './readerPhrases';
import {securityNotice} from './securityNotice';
import {softBreaks} from './softBreaks';
import {sourceLinks} from './sourceLinks';
import {spacing} from './spacing';

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
  securityNotice,
  pinnedVersions,
  parameterRows,
  categoryTitles,
  links,
  linkText,
  apiPaths,
  embeds,
  readerPhrases,
];
