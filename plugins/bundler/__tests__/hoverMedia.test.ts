import postcss from 'postcss';
import {describe, expect, it} from 'vitest';
import {hoverMedia} from '../hoverMedia';

/** Removes white space, which PostCSS keeps from the input. */
const tidy = (css: string) => css.replace(/\s*([{}])\s*/g, '$1');
const transform = (css: string) => tidy(postcss([hoverMedia()]).process(css, {from: undefined}).css);

describe('hoverMedia', () => {
  it.each([
    ['a:hover { color: red }', '@media (hover: hover) { a:hover { color: red } }'],
    [':global(*:hover > .link) { color: red }', '@media (hover: hover) { :global(*:hover > .link) { color: red } }'],
    ['li:not(.on):hover a { color: red }', '@media (hover: hover) { li:not(.on):hover a { color: red } }'],
    [
      'a { color: blue } a:hover { color: red } a.on { color: green }',
      'a { color: blue } @media (hover: hover) { a:hover { color: red } } a.on { color: green }',
    ],
  ])('puts %s under the query, where it stands', (css, expected) => {
    expect(transform(css)).toBe(tidy(expected));
  });

  it('leaves the other selectors of a rule to every screen', () => {
    expect(transform('a:hover, a:focus { color: red }')).toBe(
      tidy('a:focus { color: red } @media (hover: hover) { a:hover { color: red } }'),
    );
  });

  it.each([
    '.term:is(:hover, :focus)::after { content: "" }',
    '.button:not(.on):not(:hover) { color: red }',
    '.tip:not(:is(a:hover, b)) { color: red }',
    '@media (hover: hover) { a:hover { color: red } }',
    '@media (hover: none) { @supports (gap: 1px) { a:hover { color: red } } }',
    '[data-note=":focus"] { color: red }',
  ])('leaves %s as it is', (css) => {
    expect(transform(css)).toBe(tidy(css));
  });
});
