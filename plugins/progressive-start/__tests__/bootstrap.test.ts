import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {buildInlineScript} from '../../../lib/build/buildInlineScript';
import {FILES_ID, SSR_TEMPLATE} from '../ssrTemplate';

describe('the inline script', () => {
  const script = buildInlineScript(path.join(__dirname, '../bootstrap/index.ts'));

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
