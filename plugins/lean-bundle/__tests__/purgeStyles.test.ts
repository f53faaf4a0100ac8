import {describe, expect, it} from 'vitest';
import {purge} from '../purgeStyles';

const sources = (words: string, variables: string[] = []) => ({words, variables});

describe('purge', () => {
  it('keeps rules whose classes some code names, and drops the others', async () => {
    const css = await purge('.menu{color:red}.steps{color:blue}a{color:green}', sources("clsx('menu')"));
    expect(css).toContain('.menu');
    expect(css).toContain('a{color:green}');
    expect(css).not.toContain('.steps');
  });

  it('drops what the settings of this site never show, whatever the words', async () => {
    expect(await purge('.hero{color:red}.footer__title{color:red}.navbar{color:red}', sources('hero footer__title navbar'))).toBe(
      '.navbar{color:red}',
    );
  });

  it('keeps custom properties that are read elsewhere', async () => {
    const css = await purge(':root{--ifm-a:1;--ifm-b:2;--ifm-c:3}', sources('', ['--ifm-a', '--ifm-b']));
    expect(css).toContain('--ifm-a');
    expect(css).toContain('--ifm-b');
    expect(css).not.toContain('--ifm-c');
  });

  it('keeps properties that the sheet itself reads', async () => {
    expect(await purge(':root{--ifm-a:1}a{top:var(--ifm-a)}', sources(''))).toContain('--ifm-a:1');
  });

  it('reads what the theme and this site use', async () => {
    const css = await purge('.navbar__toggle{top:0}.hero__subtitle{top:0}:root{--ifm-toc-border-color:red}');
    expect(css).toContain('.navbar__toggle');
    expect(css).toContain('--ifm-toc-border-color');
    expect(css).not.toContain('hero__subtitle');
  });

  it('keeps rules of the colour modes', async () => {
    expect(await purge("[data-theme='dark'] a{color:red}", sources(''))).toContain('data-theme');
  });
});
