import type {Program} from 'estree';
import type {Nodes, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import type {VFile} from 'vfile';
import {type NodeProblem, reportProblems} from '../../../markdown/reportProblems';
import {figureKind, figureName, listFigureFiles} from './figureFiles';

export type FiguresOptions = {
  /** Folder of the figure files. */
  dir: string;
  /** Version of the pages. */
  version: string;
};

type FigureElement = MdxJsxFlowElement | MdxJsxTextElement;

function findFigures(node: Nodes, found: FigureElement[] = []): FigureElement[] {
  if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'Figure') found.push(node);
  if ('children' in node) for (const child of node.children) findFigures(child, found);
  return found;
}

/** Name of the figure in an element, or a description of the mistake. */
function readName(element: FigureElement, known: readonly string[]): {name: string} | {problem: string} {
  const [attribute, ...others] = element.attributes;
  const isName = attribute?.type === 'mdxJsxAttribute' && attribute.name === 'name' && typeof attribute.value === 'string';
  if (!isName || others.length > 0) return {problem: '<Figure> 应写成 <Figure name="…" />，name 是直接写出的文字，没有别的属性'};
  const name = attribute.value as string;
  if (known.includes(name)) return {name};
  const folder = `${name.split('/')[0] ?? ''}/`;
  const near = known.filter((other) => other.startsWith(folder));
  return {problem: `没有配图“${name}”；${near.length > 0 ? `${folder} 里有 ${near.join('、')}` : '请在 figures/ 里新建'}`};
}

const PANEL = 'PanelFigure';

function importOf(variable: string, source: string): MdxjsEsm {
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'ImportDeclaration',
        specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name: variable}}],
        source: {type: 'Literal', value: source, raw: JSON.stringify(source)},
        attributes: [],
      },
    ],
  };
  return {type: 'mdxjsEsm', value: '', data: {estree}};
}

function reference(variable: string): MdxJsxAttribute {
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [{type: 'ExpressionStatement', expression: {type: 'Identifier', name: variable}}],
  };
  return {type: 'mdxJsxAttribute', name: 'figure', value: {type: 'mdxJsxAttributeValueExpression', value: variable, data: {estree}}};
}

/** Panels have their own component, so that pages without panels do not load it. */
function showAsPanel(element: FigureElement): void {
  element.name = PANEL;
  element.attributes = element.attributes.slice(0, 1);
}

/**
 * Passes the data that `plugins/figures` has prepared to each `<Figure name="…" />`.
 * The data is imported, so that a page is rebuilt when its figure changes.
 */
export default function remarkFigures({dir, version}: FiguresOptions) {
  const insert = (root: Root, elements: readonly FigureElement[], file: VFile): void => {
    const files = listFigureFiles(dir);
    const kinds = new Map(files.map((file) => [figureName(file), figureKind(file)]));
    const problems: NodeProblem[] = [];
    elements.forEach((element, index) => {
      const result = readName(element, [...kinds.keys()]);
      if ('problem' in result) {
        problems.push({node: element, message: result.problem});
        return;
      }
      const variable = `figureData${index}`;
      element.attributes = [reference(variable), {type: 'mdxJsxAttribute', name: 'version', value: version}];
      if (kinds.get(result.name) === 'panel') showAsPanel(element);
      root.children.unshift(importOf(variable, `@generated/figures/default/${result.name}.json`));
    });
    if (elements.some(({name}) => name === PANEL)) root.children.unshift(importOf(PANEL, `@theme/${PANEL}`));
    reportProblems(file, problems);
  };
  return (root: Root, file: VFile): void => {
    const elements = findFigures(root);
    if (elements.length > 0) insert(root, elements, file);
  };
}
