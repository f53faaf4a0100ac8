import {defineConfig} from 'vitest/config';
import {PACKAGE_ALIAS} from '../../lib/build/packageAlias.mts';
import {findFirefox, findWebKit} from '../../tools/command/findEngines';

const ENGINES = [
  {name: 'firefox', isThere: findFirefox() !== undefined},
  {name: 'webkit', isThere: findWebKit() !== undefined},
] as const;

// Where an engine cannot be installed, tools/ensureTools has said so; in CI it has failed.
const engines = ENGINES.filter(({isThere}) => isThere);

const LIMITS = {testTimeout: 60_000, hookTimeout: 60_000};
const projects = engines.map(({name}) => ({
  resolve: {alias: PACKAGE_ALIAS},
  test: {
    name,
    provide: {engine: name},
    include: ['tests/engines/**/*.test.ts'],
    exclude: name === 'firefox' ? [] : ['**/*.firefox.test.ts'],
    globalSetup: ['tests/temporaryFolder.ts', 'tests/engines/serveSite.ts'],
    ...LIMITS,
  },
}));

/** The built site in engines other than Chromium's: each file runs in each engine, `*.firefox.test.ts` in Firefox alone. */
export default defineConfig({
  // Both engines at once: each browser uses processes of its own.
  test: projects.length > 0 ? {projects, maxWorkers: 2} : {include: [], passWithNoTests: true},
});
