import type {Node as EstreeNode, Program} from 'estree';
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {AUTHOR_COMPONENTS} from '../../../markdown/authorComponents';
import type {CheckFinding, PageRule} from '../types';

/** Components that need no import: those for authors, and those of Docusaurus. */
const COMPONENTS: readonly string[] = [...Object.keys(AUTHOR_COMPONENTS), 'Details', 'Head'].sort();
/** Names that MDX and Docusaurus define in every page. */
const VALUES = ['props', 'frontMatter', 'contentTitle', 'toc', 'metadata', 'assets', 'undefined', 'arguments'] as const;

type Fields = Record<string, unknown>;
/** First use of each name, names defined in the page, and names that are a whole expression. */
type Names = {used: Map<string, number>; bound: Set<string>; alone: Set<string>};

const isNode = (value: unknown): value is EstreeNode => typeof value === 'object' && value !== null && 'type' in value;

/** Adds the names that a pattern (parameter, left side of a declaration) defines. */
function bind(pattern: unknown, bound: Set<string>): void {
  if (!isNode(pattern)) return;
  if (pattern.type === 'Identifier') bound.add(pattern.name);
  else if (pattern.type === 'AssignmentPattern') bind(pattern.left, bound);
  else if (pattern.type === 'RestElement') bind(pattern.argument, bound);
  else if (pattern.type === 'ArrayPattern') for (const item of pattern.elements) bind(item, bound);
  else if (pattern.type === 'ObjectPattern')
    for (const item of pattern.properties) bind(item.type === 'Property' ? item.value : item.argument, bound);
}

/** Keys of a node under which an identifier is not a variable. */
function namingKeys(node: EstreeNode): string[] {
  if (node.type === 'MemberExpression') return node.computed ? [] : ['property'];
  if (node.type === 'Property' || node.type === 'MethodDefinition' || node.type === 'PropertyDefinition')
    return node.computed ? [] : ['key'];
  if (node.type === 'ExportSpecifier') return ['exported'];
  if (node.type === 'ImportSpecifier') return ['imported'];
  return node.type === 'LabeledStatement' || node.type === 'BreakStatement' ? ['label'] : [];
}

/** Adds the names that a node defines. */
function bindNames(node: EstreeNode, bound: Set<string>): void {
  const {id, param, params, local} = node as unknown as Fields;
  // Names of a declaration, a caught error, parameters, or an import.
  for (const pattern of [id, param, ...(Array.isArray(params) ? params : [])]) bind(pattern, bound);
  if (node.type.startsWith('Import')) bind(local, bound);
}

function collect(node: EstreeNode, names: Names): void {
  bindNames(node, names.bound);
  if (node.type === 'Identifier') {
    const {start = 0} = node as unknown as {start?: number};
    if (!names.used.has(node.name)) names.used.set(node.name, start);
  }
  const skipped = namingKeys(node);
  for (const [key, value] of Object.entries(node)) {
    const children: unknown[] = skipped.includes(key) ? [] : [value].flat();
    for (const child of children) if (isNode(child)) collect(child, names);
  }
}

/** The name that is a whole expression: `{URL}` is defined but shows nothing. */
function loneName({body: [first, ...others]}: Program): string | undefined {
  const isLone = first?.type === 'ExpressionStatement' && first.expression.type === 'Identifier' && others.length === 0;
  return isLone ? (first.expression as {name: string}).name : undefined;
}

/** Programs of a node: of an expression, of `import` and `export`, of component props. */
function programsOf(node: Nodes): Program[] {
  const estreeOf = ({data}: {data?: {estree?: Program | null} | null}) => data?.estree ?? [];
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression' || node.type === 'mdxjsEsm') return [estreeOf(node)].flat();
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  return node.attributes.flatMap((attribute) => {
    if (attribute.type === 'mdxJsxExpressionAttribute') return estreeOf(attribute);
    return typeof attribute.value === 'object' && attribute.value !== null ? estreeOf(attribute.value) : [];
  });
}

/** The component of a node, unless it is an HTML element: `<Tabs.Item>` belongs to `Tabs`. */
function componentOf(node: Nodes): string | undefined {
  const name = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement' ? node.name : undefined;
  return name && /^[A-Z]|\./.test(name) ? name.split('.')[0] : undefined;
}

/** Undefined names: MDX reads `{x}` in prose as a variable, and the build fails. */
export const mdxNames: PageRule = {
  name: 'MDX 里的名字',
  check({tree}) {
    const names: Names = {used: new Map(), bound: new Set(VALUES), alone: new Set()};
    const components = new Map<string, number>();
    visit(tree, (node) => {
      for (const program of programsOf(node)) {
        collect(program, names);
        const lone = loneName(program);
        if (lone !== undefined) names.alone.add(lone);
      }
      const component = componentOf(node);
      if (component && !components.has(component)) components.set(component, node.position?.start.offset ?? 0);
    });
    const isUnknown = (name: string) => !names.bound.has(name) && (names.alone.has(name) || !(name in globalThis));
    return [
      ...[...names.used]
        .filter(([name]) => isUnknown(name))
        .map(
          ([name, offset]): CheckFinding => ({
            offset,
            message: `{ } 里的 ${name} 不是这一页定义的：MDX 把花括号里的当作表达式，构建会失败，或者什么也不显示`,
            fix: `指的是文字就放进行内代码，或写成 \\{${name}\\}`,
          }),
        ),
      ...[...components]
        .filter(([name]) => !names.bound.has(name) && !COMPONENTS.includes(name))
        .map(
          ([name, offset]): CheckFinding => ({
            offset,
            message: `没有组件 <${name}>：MDX 把 < 之后的名字当作组件，构建时会失败`,
            fix: `指的是文字就放进行内代码，或写成 &lt;${name}>；指的是组件就先 import，可以直接用的有 ${COMPONENTS.join('、')}`,
          }),
        ),
    ];
  },
};
