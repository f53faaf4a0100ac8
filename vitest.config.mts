import {defineConfig} from 'vitest/config';
import {PACKAGE_ALIAS} from './lib/build/packageAlias.mts';

// Dates in tests mean the same everywhere.
process.env.TZ = 'UTC';

export default defineConfig({
  resolve: {alias: PACKAGE_ALIAS},
  test: {
    globalSetup: 'tests/temporaryFolder.ts',
    include: ['{lib,markdown,packages,plugins,site,src,tools}/**/__tests__/**/*.test.{ts,tsx}', 'tests/pages/**/*.test.ts'],
    // Only what hangs ends here. How long a computation takes is a matter of the machine, and of what else it does.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // No test changes what others share, so each module is read once, not once for every file with tests.
    isolate: false,
    // By itself Vitest leaves one core free, which on a machine of two is half of it.
    maxWorkers: '100%',
  },
});
