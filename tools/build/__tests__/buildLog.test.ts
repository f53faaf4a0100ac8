import {describe, expect, it} from 'vitest';
import {findWarnings} from '../buildLog';

describe('findWarnings', () => {
  it('finds warnings behind colours and among other lines', () => {
    const log =
      '[INFO] Creating…\n\u001b[33m[WARNING]\u001b[39m Docusaurus found broken anchors!\n- Broken anchor on source page path = /a\n[SUCCESS] Generated';
    expect(findWarnings(log)).toEqual(['Docusaurus found broken anchors!']);
  });

  it('finds nothing in a clean log', () => {
    expect(findWarnings('[INFO] Creating an optimized production build...\n[SUCCESS] Generated static files in "build".')).toEqual([]);
  });
});
