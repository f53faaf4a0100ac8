import {describe, expect, it} from 'vitest';
import {purge} from '../purgeStyles';

const sources = (words: string, css = '') => ({words, styles: [{raw: css}]});

describe('purge', () => {
  it('keeps rules whose classes some code names, and drops the others', async () => {
    const css = await purge('.card{color:red}.hero{color:blue}a{color:green}', sources("clsx('card')"));
    expect(css).toContain('.card');
    expect(css).toContain('a{color:green}');
    expect(css).not.toContain('.hero');
  });

  it('keeps custom properties that another style sheet or a script reads', async () => {
    const css = await purge(':root{--ifm-a:1;--ifm-b:2;--ifm-c:3}', sources("style={{top: 'var(--ifm-b)'}}", '.x{top:var(--ifm-a)}'));
    expect(css).toContain('--ifm-a');
    expect(css).toContain('--ifm-b');
    expect(css).not.toContain('--ifm-c');
  });

  it('keeps rules of the colour modes', async () => {
    expect(await purge("[data-theme='dark'] a{color:red}", sources(''))).toContain('data-theme');
  });
});
