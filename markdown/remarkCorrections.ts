import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {addressOfRoute} from '../lib/content/address';
import type {CorrectablePage, Correction} from '../lib/content/corrections';
import {CORRECTIONS_ROUTE, CORRECTIONS_TITLE} from '../lib/content/correctionsPage';
import {element, heading, link, paragraph} from '../lib/mdast/nodes';
import type {PageElements} from '../lib/versionData/pageElement';
import {describeCorrections} from './describeCorrections';
import {parseMarkdown} from './parseMarkdown';

export type CorrectionsOptions = {
  corrections: readonly Correction[];
  /** Repository of the Langflow source. */
  repository: string;
  /** In the order of the list. */
  pages: readonly CorrectablePage[];
};

/** Not searched: readers look for the page itself, which already has the correct facts. */
const unsearched = (name: string, children: readonly RootContent[]) => element(name, {'data-search': 'none'}, children);

function foldFor(corrections: readonly Correction[], repository: string): MdxJsxFlowElement {
  const title = {type: 'text', value: `${CORRECTIONS_TITLE}（${corrections.length} 处）`} as const;
  const lead = `下列各处官方英文文档与程序不一致，本页以程序为准。各页的见[全部勘误](${CORRECTIONS_ROUTE})。`;
  const summary = element('summary', {}, [title]);
  return unsearched('details', [summary, ...parseMarkdown(lead), ...parseMarkdown(describeCorrections(corrections, repository))]);
}

/** List of the corrections of one version. Readers need no other version, and each list is long. */
function indexOf({corrections, repository, pages}: CorrectionsOptions, base: string): RootContent[] {
  const corrected = pages
    .filter((page) => page.base === base)
    .map((page) => ({...page, own: corrections.filter(({address}) => address === page.address)}))
    .filter(({own}) => own.length > 0);
  if (corrected.length === 0) return [paragraph('目前没有勘误。')];
  const sections = [...new Set(corrected.map(({section}) => section))].flatMap((section) => [
    heading(2, undefined, section),
    ...corrected
      .filter((page) => page.section === section)
      .flatMap(({title, address, own}): RootContent[] => [
        paragraph({type: 'strong', children: [link(address, title)]}),
        ...parseMarkdown(describeCorrections(own, repository)),
      ]),
  ]);
  const count = corrected.reduce((sum, {own}) => sum + own.length, 0);
  return [paragraph(`共 ${count} 处，涉及 ${corrected.length} 页。`), unsearched('div', sections)];
}

/** Elements of the page that lists the corrections. */
export const CORRECTION_ELEMENTS: PageElements<CorrectionsOptions> = {
  CorrectionIndex: {
    usage: '<CorrectionIndex />',
    about: '全部勘误，只用在 `/corrections`',
    fill: (options, {version}) => indexOf(options, version.base),
  },
};

/**
 * Appends the differences from the official English page to each page, folded.
 *
 * @param base path of the version that is being rendered
 */
export default function remarkCorrections({corrections, repository}: CorrectionsOptions, base: string) {
  return (root: Root, file: VFile): void => {
    const {slug} = (file.data.frontMatter ?? {}) as {slug?: string};
    const here = addressOfRoute(base, slug ?? '');
    const own = corrections.filter(({address}) => address === here);
    if (own.length > 0) root.children.push(foldFor(own, repository));
  };
}
