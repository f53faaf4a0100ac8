import type {Element, Root} from 'hast';
import {describe, expect, it} from 'vitest';
import rehypeWholeDates from '../rehypeWholeDates';

const element = (tagName: string, ...children: (Element | string)[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: children.map((child) => (typeof child === 'string' ? {type: 'text', value: child} : child)),
});

function run(...children: Element[]): Root {
  const tree: Root = {type: 'root', children};
  rehypeWholeDates()(tree);
  return tree;
}

describe('rehypeWholeDates', () => {
  it('keeps each date of a text in one line, and the text as it is', () => {
    const [cell] = run(element('td', '从 2026-11-10 到 2026-11-26。')).children as Element[];
    const shown = cell?.children.map((child) => (child.type === 'text' ? child.value : [(child as Element).properties.className, child]));
    expect(shown).toMatchObject([
      '从 ',
      [['whole'], {children: [{value: '2026-11-10'}]}],
      ' 到 ',
      [['whole'], {children: [{value: '2026-11-26'}]}],
      '。',
    ]);
  });

  it('leaves code, numbers and names with such a part alone', () => {
    const before = [element('p', element('code', '2026-11-26'), 'model-2026-11-26、12026-11-26')];
    expect(run(...structuredClone(before)).children).toEqual(before);
  });
});
