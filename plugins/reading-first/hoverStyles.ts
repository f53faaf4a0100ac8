import type {AtRule, ChildNode, Container, Document, Plugin, Rule} from 'postcss';

/** How a control looks. What shows or hides a part of the page is not among them: on touch screens a tap must bring it. */
const LOOK = /^(?:-webkit-)?(?:background|border|color|outline|text-decoration|text-underline|transition)/;

const isPointed = (selector: string): boolean => selector.includes(':hover');

const isLook = ({nodes}: Rule): boolean => nodes.every((node) => node.type !== 'decl' || LOOK.test(node.prop));

/** Whether a rule stands in a media query that asks for a pointer already. */
function asksForHover(node: Container<ChildNode> | Document | undefined): boolean {
  if (node?.type !== 'atrule') return false;
  const {name, params, parent} = node as AtRule;
  return (name === 'media' && params.includes('hover')) || asksForHover(parent);
}

/**
 * PostCSS plugin: how a control looks under the pointer is for devices that have one.
 *
 * Touch screens apply such rules to what was tapped last and keep them there. The page would have to be styled and
 * painted once more before it comes to handle the tap.
 */
export const hoverStyles: Plugin = {
  postcssPlugin: 'hover-styles',
  Once(root, {atRule}) {
    root.walkRules((rule) => {
      const pointed = rule.selectors.filter(isPointed);
      if (pointed.length === 0 || asksForHover(rule.parent) || !isLook(rule)) return;
      const others = rule.selectors.filter((selector) => !isPointed(selector));
      rule.before(atRule({name: 'media', params: '(hover: hover)', nodes: [rule.clone({selectors: pointed})]}));
      if (others.length > 0) rule.selectors = others;
      else rule.remove();
    });
  },
};
