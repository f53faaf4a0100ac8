import postcss from 'postcss';
import {describe, expect, it} from 'vitest';
import {hoverStyles} from '../hoverStyles';

const process = (css: string) => postcss([hoverStyles]).process(css, {from: undefined}).css.replace(/\s+/g, ' ');

describe('hoverStyles', () => {
  it('asks for a pointer before a control looks otherwise under it', () => {
    expect(process('.tab:hover{background:red}')).toBe('@media (hover: hover){.tab:hover{background:red}}');
  });

  it('leaves the other selectors of a rule to every device', () => {
    expect(process('.link:hover,.link--active,.link:hover code{color:red}')).toBe(
      '@media (hover: hover){.link:hover,.link:hover code{color:red}}.link--active{color:red}',
    );
  });

  it('leaves alone what shows a part of the page', () => {
    const css = '.code:hover .buttons{opacity:1}.help:hover .tip{visibility:visible;color:red}';
    expect(process(css)).toBe(css);
  });

  it('leaves alone what asks already, however deep', () => {
    const css = '@media (hover:hover){@supports (top:0){a:hover{color:red}}}';
    expect(process(css)).toBe(css);
  });

  it('asks within other conditions, too', () => {
    expect(process('@media print{a:hover{color:red}}')).toBe('@media print{@media (hover: hover){a:hover{color:red}}}');
  });
});
