import type {Nodes, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {InputError} from '../lib/input/inputError';
import type {ElementFillers, ElementPlace} from '../lib/versionData/pageElement';
import {type NodeProblem, reportProblems} from './reportProblems';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

const isJsx = (node: Nodes): node is JsxElement => node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Text of an attribute; `''` if it has no value. An expression has no text. */
function attributeOf({attributes}: JsxElement, name: string): string | undefined {
  const found = attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name);
  if (typeof found?.value === 'object' && found.value !== null)
    throw new InputError(`${name} 应为直接写出的文字，例如 ${name}="…"；收到的是 {${found.value.value}}`);
  return found && (found.value ?? '');
}

/** A page with elements. */
export type ElementPage = Omit<ElementPlace, 'attribute'>;

/** Content of an element, or what is wrong with it; undefined if the node is not one of the elements. */
export function fillElement(
  node: Nodes,
  elements: ElementFillers,
  page: ElementPage,
): {content: RootContent[]} | {problem: string} | undefined {
  const fill = isJsx(node) ? elements.get(node.name ?? '') : undefined;
  if (!fill || !isJsx(node)) return undefined;
  try {
    if (node.type === 'mdxJsxTextElement') throw new InputError('应单独成段：前后各空一行，同一行没有别的文字');
    return {content: fill({...page, attribute: (name) => attributeOf(node, name)})};
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return {problem: `<${node.name}>：${error.message}`};
  }
}

/**
 * Replaces the elements of a page that show data (`<SettingsTable />`) by their content. The result is ordinary content, so that links, search
 * and the Markdown copies include it without a script. Must run before the plugins of Docusaurus, which create the table of contents.
 */
export default function remarkElements({elements, ...version}: Omit<ElementPage, 'route'> & {elements: ElementFillers}) {
  return (root: Root, file: VFile): void => {
    const {slug = ''} = (file.data.frontMatter ?? {}) as {slug?: string};
    const problems: NodeProblem[] = [];
    visit(root, (node, index, parent) => {
      const filled = fillElement(node, elements, {...version, route: slug});
      if (!filled || !parent || index === undefined) return undefined;
      if ('problem' in filled) {
        problems.push({node, message: filled.problem});
        return SKIP;
      }
      parent.children.splice(index, 1, ...filled.content);
      return [SKIP, index + filled.content.length];
    });
    reportProblems(file, problems);
  };
}
