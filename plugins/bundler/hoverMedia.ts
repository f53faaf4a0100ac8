import type {ChildNode, Container, Document, Plugin} from 'postcss';

/** Scope markers of CSS modules around class names; they do not affect which element is matched. */
const SCOPE = /:(?:global|local)\(([^()]*)\)/g;
const PARENTHESES = /\([^()]*\)/g;

/** Whether a selector depends on hovering alone. `:is(:hover, :focus)` and `:not(:hover)` do not, and stay unchanged. */
function isOfHover(selector: string): boolean {
  const outer = selector.replace(SCOPE, '$1').replace(PARENTHESES, '');
  return outer === selector ? selector.includes(':hover') : isOfHover(outer);
}

function isWithinHoverQuery(node: ChildNode | Container | Document | undefined): boolean {
  if (!node) return false;
  return (node.type === 'atrule' && 'params' in node && /\bhover\b/.test(`${node.params}`)) || isWithinHoverQuery(node.parent);
}

/** A PostCSS plugin that moves `:hover` rules into `@media (hover: hover)` in place. */
export const hoverMedia = (): Plugin => ({
  postcssPlugin: 'hover-media',
  Rule(rule, {AtRule}) {
    const selectors = rule.selectors.filter(isOfHover);
    if (selectors.length === 0 || isWithinHoverQuery(rule.parent)) return;
    const others = rule.selectors.filter((selector) => !selectors.includes(selector));
    const media = new AtRule({name: 'media', params: '(hover: hover)', nodes: [rule.clone({selectors})]});
    rule.after(media);
    if (others.length === 0) rule.remove();
    else rule.selectors = others;
  },
});
