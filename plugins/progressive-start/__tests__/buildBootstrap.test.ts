import {brotliCompressSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {buildBootstrap} from '../buildBootstrap';
import {FILES_ID, SSR_TEMPLATE} from '../ssrTemplate';

describe('buildBootstrap', () => {
  const script = buildBootstrap();

  it('is small enough to come with every page', () => {
    expect(brotliCompressSync(script).length).toBeLessThanOrEqual(3_000);
  });

  it('stands alone, and cannot end its element early', () => {
    expect(() => new Function(script)).not.toThrow();
    expect(script).not.toMatch(/<\/script|\bimport\b|\brequire\(/);
  });

  it('reads the list that the template writes', () => {
    expect(script).toContain(FILES_ID);
    expect(SSR_TEMPLATE).toContain(`id="${FILES_ID}"`);
  });
});

describe('SSR_TEMPLATE', () => {
  it('loads no script by itself', () => {
    expect(SSR_TEMPLATE).not.toContain('<script src');
  });
});
