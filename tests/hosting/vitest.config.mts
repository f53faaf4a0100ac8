import {defineConfig} from 'vitest/config';

// These tests drive real servers, on the loopback interface only.
export default defineConfig({
  test: {
    include: ['tests/hosting/**/*.test.ts'],
    globalSetup: 'tests/temporaryFolder.ts',
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
