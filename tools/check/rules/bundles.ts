import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {textAttribute} from '../../../lib/mdast/nodes';
import type {Bundles} from '../../../lib/versionData/bundles';
import type {CheckFinding, Page, PageRule} from '../types';

const TAG = 'BundleInstall';
const BUNDLE_PAGE = /^\/bundles-/;

function listNotices(tree: Page['tree']): MdxJsxFlowElement[] {
  const found: MdxJsxFlowElement[] = [];
  visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement) => {
    if (element.name === TAG) found.push(element);
  });
  return found;
}

const offsetOf = (element: MdxJsxFlowElement) => element.position?.start.offset ?? 0;

function checkName(element: MdxJsxFlowElement, bundles: Bundles): CheckFinding[] {
  const name = textAttribute(element, 'bundle');
  if (name !== undefined && Object.hasOwn(bundles.bundles, name)) return [];
  const message = `<${TAG}> 的 bundle 应为组件包在 Langflow 里的名字；收到的是${name === undefined ? '空' : ` ${JSON.stringify(name)}`}`;
  return [{offset: offsetOf(element), message, fix: '写 bundles.yaml 里有的名字，例如 slack，或者先把它加进去'}];
}

/** The page of each bundle says exactly once how to install it. */
export const bundleInstall: PageRule = {
  name: '组件包的安装',
  check({tree, frontMatter, isFragment}, {bundles}) {
    const notices = listNotices(tree);
    if (!bundles)
      return notices.map((element) => ({offset: offsetOf(element), message: '这个版本没有 bundles.yaml', fix: `删去 <${TAG}>`}));
    const findings = notices.flatMap((element) => checkName(element, bundles));
    if (isFragment || !BUNDLE_PAGE.test(String(frontMatter.slug))) return findings;
    if (notices.length === 0) {
      const fix = `在开头的介绍之后单独一行写 <${TAG} bundle="…" />`;
      return [{offset: 0, message: '组件包的页面没有说怎样安装', fix}];
    }
    const repeated = notices
      .slice(1)
      .map((element) => ({offset: offsetOf(element), message: `<${TAG}> 在本页出现了不止一次`, fix: '只留一处'}));
    return [...findings, ...repeated];
  },
};
