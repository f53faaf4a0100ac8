import {MDX_COMPONENTS} from '../lib/content/mdxComponents';
import {VERSION_DATA} from '../lib/versionData';
import type {ComponentGuide} from '../lib/versionData/pageElement';
import {ERROR_ANSWER_ELEMENTS} from './errorAnswers';
import {CORRECTION_ELEMENTS} from './remarkCorrections';

/** What pages may write without an import, by name: React components, and elements that show data. */
export const AUTHOR_COMPONENTS: Readonly<Record<string, ComponentGuide>> = Object.assign(
  {},
  MDX_COMPONENTS,
  ...VERSION_DATA.map(({elements}) => elements),
  ERROR_ANSWER_ELEMENTS,
  CORRECTION_ELEMENTS,
);

/** The table for authors in CONTRIBUTING.md. */
export const describeComponents = (): string =>
  ['| 写法 | 用途 |', '| --- | --- |', ...Object.values(AUTHOR_COMPONENTS).map(({usage, about}) => `| \`${usage}\` | ${about} |`)].join(
    '\n',
  );
