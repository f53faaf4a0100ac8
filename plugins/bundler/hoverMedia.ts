import type {ChildNode, Container, Document, Plugin} from 'postcss';

/** What CSS modules write around names of other style sheets; it says nothing of the element. */
const SCOPE = /:(?:global|local)\(([^()]*)\)/g;
const PARENTHESES = /\([^()]*\)/g;

/** Whether a selector is about hovering itself: `:is(:hover, :focus)` and `:not(:hover)` say more than that, and stay as they are. */
function isOfHover(selector: string): boolean {
  const outer = selector.replace(SCOPE, '$1').replace(PARENTHESES, '');
  return outer === selector ? selector.includes(':hover') : isOfHover(outer);
}

function isWithinHoverQuery(node: ChildNode | Container | Document | undefined): boolean {
  if (!node) return false;
  return (node.type === 'atrule' && 'params' in node && /\bhover\b/.test(`${node.params}`)) || isWithinHoverQuery(node.parent);
}

/** A PostCSS plugin that puts the rules of `:hover` under `@media (hover: hover)`, each where it stands. */
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
