import type {Heading, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {VFile} from 'vfile';
import {addressOfRoute} from '../lib/content/address';
import type {CorrectablePage, Correction} from '../lib/content/corrections';
import {CORRECTIONS_ROUTE, CORRECTIONS_TITLE} from '../lib/content/correctionsPage';
import {describeCorrections} from './describeCorrections';

export type CorrectionsOptions = {
  corrections: readonly Correction[];
  /** Repository of the Langflow source. */
  repository: string;
  /** In the order of the list. */
  pages: readonly CorrectablePage[];
  /** Path of the version that is being rendered. */
  base?: string;
};

const INDEX_TAG = 'CorrectionIndex';
const parser = unified().use(remarkParse).use(remarkCjkFriendly);
const parse = (markdown: string) => parser.parse(markdown).children as RootContent[];

function element(name: string, attributes: Record<string, string>, children: RootContent[]): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value})),
    children: children as MdxJsxFlowElement['children'],
  };
}

/** Not searched: readers look for the page itself, which already has the correct facts. */
const unsearched = (name: string, children: RootContent[]) => element(name, {'data-search': 'none'}, children);

function foldFor(corrections: readonly Correction[], repository: string): MdxJsxFlowElement {
  const title = {type: 'text', value: `${CORRECTIONS_TITLE}（${corrections.length} 处）`} as const;
  const lead = `下列各处官方英文文档与程序不一致，本页以程序为准。各页的见[全部勘误](${CORRECTIONS_ROUTE})。`;
  const summary = element('summary', {}, [title]);
  return unsearched('details', [summary, ...parse(lead), ...parse(describeCorrections(corrections, repository))]);
}

/** List of the corrections of one version. Readers need no other version, and each list is long. */
function indexOf({corrections, repository, pages, base = ''}: CorrectionsOptions): RootContent[] {
  const corrected = pages
    .filter((page) => page.base === base)
    .map((page) => ({...page, own: corrections.filter(({address}) => address === page.address)}))
    .filter(({own}) => own.length > 0);
  if (corrected.length === 0) return parse('目前没有勘误。');
  const sections = [...new Set(corrected.map(({section}) => section))].map((section): RootContent[] => {
    const heading: Heading = {type: 'heading', depth: 2, children: [{type: 'text', value: section}]};
    const lists = corrected
      .filter((page) => page.section === section)
      .flatMap(({title, address, own}): RootContent[] => [
        {
          type: 'paragraph',
          children: [{type: 'strong', children: [{type: 'link', url: address, children: [{type: 'text', value: title}]}]}],
        },
        ...parse(describeCorrections(own, repository)),
      ]);
    return [heading, ...lists];
  });
  const count = corrected.reduce((sum, {own}) => sum + own.length, 0);
  return [...parse(`共 ${count} 处，涉及 ${corrected.length} 页。`), unsearched('div', sections.flat())];
}

/**
 * Appends the differences from the official English page to each page, folded. Replaces `<CorrectionIndex />` by the list of all
 * corrections of the version. Must run before the plugins of Docusaurus, which create the table of contents.
 */
export default function remarkCorrections(options: CorrectionsOptions) {
  return (root: Root, file: VFile): void => {
    const {slug} = (file.data.frontMatter ?? {}) as {slug?: string};
    root.children = root.children.flatMap((child): RootContent[] =>
      child.type === 'mdxJsxFlowElement' && child.name === INDEX_TAG ? indexOf(options) : [child],
    );
    const here = addressOfRoute(options.base ?? '', slug ?? '');
    const own = options.corrections.filter(({address}) => address === here);
    if (own.length > 0) root.children.push(foldFor(own, options.repository));
  };
}
