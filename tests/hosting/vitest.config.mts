import {defineConfig} from 'vitest/config';

// These tests drive real servers, on the loopback interface only.
export default defineConfig({
  test: {
    // The samples of server configuration too: only here are the servers sure to be installed.
    include: ['tests/hosting/**/*.test.ts', 'tools/check/__tests__/deploySamples.test.ts'],
    globalSetup: 'tests/temporaryFolder.ts',
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
