import {defineConfig} from 'vitest/config';
import {PACKAGE_ALIAS} from '../lib/build/packageAlias.mts';

// Not part of the root's `npm test`: run with `npm test -w lab`.
export default defineConfig({
  resolve: {alias: PACKAGE_ALIAS},
  test: {
    globalSetup: '../tests/temporaryFolder.ts',
    include: ['**/__tests__/**/*.test.ts'],
    testTimeout: 60_000,
  },
});
