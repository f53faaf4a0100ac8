import {defineConfig} from 'vitest/config';

// Not part of the root's `npm test`: run with `npm test -w lab`.
export default defineConfig({
  test: {
    globalSetup: '../tests/temporaryFolder.ts',
    include: ['**/__tests__/**/*.test.ts'],
    testTimeout: 60_000,
  },
});
