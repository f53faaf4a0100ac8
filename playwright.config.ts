import {defineConfig} from '@playwright/test';
import {findBrowser} from './tools/command/findBrowser';

/** Ports of the two sites under test, both on the loopback interface only; `TEST_PORT` moves them out of the way of another run. */
export const SITE_PORT = Number(process.env.TEST_PORT ?? 3210);
export const VARIANT_PORT = SITE_PORT + 1;

const serve = (folder: string, port: number) => `npx tsx tools/serve/index.ts ${folder} --port ${port}`;

export default defineConfig({
  testDir: 'tests',
  globalSetup: './tests/temporaryFolder.ts',
  testMatch: ['{e2e,pages}/**/*.spec.ts'],
  fullyParallel: true,
  // As many as the machine has cores: every page keeps one busy while it loads.
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: {timeout: 10_000},
  reporter: [['list', {printSteps: false}]],
  use: {
    baseURL: `http://127.0.0.1:${SITE_PORT}`,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: {width: 1400, height: 900},
    launchOptions: {executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking']},
  },
  webServer: [
    {command: serve('build', SITE_PORT), url: `http://127.0.0.1:${SITE_PORT}/`, reuseExistingServer: false, timeout: 60_000},
    {
      command: serve('tests/fixtures/variant-site/build', VARIANT_PORT),
      url: `http://127.0.0.1:${VARIANT_PORT}/langflow/`,
      reuseExistingServer: false,
      timeout: 60_000,
    },
  ],
});
