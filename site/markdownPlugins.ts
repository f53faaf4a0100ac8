import path from 'node:path';
import type {PluginOptions as DocsOptions} from '@docusaurus/plugin-content-docs';
import remarkCjkFriendly from 'remark-cjk-friendly';
import {hashFiles} from '../lib/build/hashFiles';
import {readGlossary} from '../lib/content/glossary';
import {bindElements} from '../lib/versionData/pageElement';
import {ERROR_ANSWER_ELEMENTS} from '../markdown/errorAnswers';
import rehypeOptionBreaks from '../markdown/rehypeOptionBreaks';
import rehypeRecordTables from '../markdown/rehypeRecordTables';
import rehypeShikiStatic from '../markdown/rehypeShikiStatic';
import rehypeTaskLists from '../markdown/rehypeTaskLists';
import rehypeWholeDates from '../markdown/rehypeWholeDates';
import remarkApiLinks from '../markdown/remarkApiLinks';
import remarkCorrections, {CORRECTION_ELEMENTS} from '../markdown/remarkCorrections';
import remarkElements from '../markdown/remarkElements';
import remarkGlossaryTerms from '../markdown/remarkGlossaryTerms';
import remarkHeadingNames from '../markdown/remarkHeadingNames';
import remarkPerVersion from '../markdown/remarkPerVersion';
import remarkUnwrittenLinks from '../markdown/remarkUnwrittenLinks';
import remarkVerified from '../markdown/remarkVerified';
import remarkFigures from '../plugins/figures/node/remarkFigures';
import type {SiteParts} from './siteParts';

const ROOT = path.join(__dirname, '..');

/** All data that the plugins of `markdownPlugins` get, and the figures, which they read themselves. */
export const pageData = ({versions, corrections, answers}: SiteParts) => ({
  versions: versions.map(({data: {values}, ...parts}) => ({...parts, values})),
  corrections,
  answers,
  glossary: readGlossary(ROOT),
  figures: hashFiles(ROOT, ['figures']),
});

type MarkdownPlugins = Pick<DocsOptions, 'beforeDefaultRemarkPlugins' | 'remarkPlugins' | 'rehypePlugins'>;

/**
 * What happens to the Markdown of a page, in this order; the plugins of Docusaurus run after the first stage. The plugins are functions without
 * options, because options are serialised into the main bundle of every page and functions are not.
 *
 * @param upstreamDocs origin of the English documentation
 */
export function markdownPlugins(parts: SiteParts, upstreamDocs: string): MarkdownPlugins {
  const {versions, corrections, answers = []} = parts;
  const linked = versions.map(({version: {label, base}, routes}) => ({label, base, ...routes}));
  const corrected = {...corrections, repository: versions[0]?.upstream.repository ?? ''};
  const shared = [...bindElements(CORRECTION_ELEMENTS, corrected), ...bindElements(ERROR_ANSWER_ELEMENTS, answers)];
  const glossary = readGlossary(ROOT);
  const fill = () =>
    remarkPerVersion(versions, ({version, order, data: {fillers}}) => [
      remarkElements({version, order, elements: new Map([...fillers, ...shared])}),
      remarkCorrections(corrected, version.base),
    ]);
  const finish = () =>
    remarkPerVersion(versions, ({version: {label, base}, operations, routes, verified, behaviours}) => [
      remarkApiLinks(operations),
      remarkGlossaryTerms(glossary),
      remarkFigures({dir: path.join(ROOT, 'figures'), version: label}),
      remarkUnwrittenLinks({...routes, base, versions: linked, upstreamDocs}),
      remarkVerified({report: verified, behaviours, siteDir: ROOT}),
    ]);
  return {
    beforeDefaultRemarkPlugins: [fill],
    remarkPlugins: [remarkCjkFriendly, finish, remarkHeadingNames],
    rehypePlugins: [rehypeShikiStatic, rehypeTaskLists, rehypeRecordTables, rehypeWholeDates, rehypeOptionBreaks],
  };
}
