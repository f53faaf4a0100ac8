import {defineConfig} from 'vitest/config';
import {PACKAGE_ALIAS} from '../../lib/build/packageAlias.mts';

// These tests drive real servers, on the loopback interface only.
export default defineConfig({
  resolve: {alias: PACKAGE_ALIAS},
  test: {
    // The samples of server configuration too: only here are the servers sure to be installed.
    include: ['tests/hosting/**/*.test.ts', 'tools/check/__tests__/deploySamples.test.ts'],
    globalSetup: 'tests/temporaryFolder.ts',
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
