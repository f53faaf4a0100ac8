import {defineConfig} from 'vitest/config';
import {PACKAGE_ALIAS} from '../../lib/build/packageAlias.mts';

// Files and answers of the built sites, without a browser: build both sites first.
export default defineConfig({
  resolve: {alias: PACKAGE_ALIAS},
  test: {
    include: ['tests/built/**/*.test.ts'],
    globalSetup: 'tests/temporaryFolder.ts',
    testTimeout: 60_000,
    // All files share the pages that one of them has read.
    isolate: false,
    fileParallelism: false,
  },
});
