import {type ChildProcess, spawn} from 'node:child_process';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {docusaurusCommand} from '../../tools/build/docusaurusCommand';
import {expect, test} from './test';

// A development server compiles the whole site first, for behaviour that only another Docusaurus changes.
test.describe.configure({mode: 'serial'});

const SITE_DIR = path.join(__dirname, '../fixtures/variant-site');
let server: ChildProcess;
let site: string;

async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => {
    probe.listen(0, '127.0.0.1', resolve);
  });
  const {port} = probe.address() as AddressInfo;
  await new Promise((resolve) => {
    probe.close(resolve);
  });
  return port;
}

test.beforeAll(async () => {
  // It compiles the whole fixture first, beside two other workers.
  test.setTimeout(180_000);
  const port = await findFreePort();
  site = `http://127.0.0.1:${port}/langflow`;
  server = spawn(
    process.execPath,
    [...docusaurusCommand(), 'start', SITE_DIR, '--host', '127.0.0.1', '--port', String(port), '--no-open'],
    // What the development server generates must not replace what the build has generated.
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {...process.env, NODE_ENV: 'development', DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/dev'},
    },
  );
  await new Promise<void>((resolve, reject) => {
    server.stdout?.on('data', (chunk: Buffer) => String(chunk).includes('compiled') && resolve());
    server.on('exit', (code) => reject(new Error(`docusaurus start: ${code}`)));
  });
});

test.afterAll(() => {
  server.kill();
});

test('a draft is shown in development, with a banner', {tag: '@all'}, async ({page}) => {
  await page.goto(`${site}/draft`);
  await expect(page.getByText('此页面是草稿，仅在开发环境中可见')).toBeVisible();
  await expect(page.getByText('正式构建里没有这一页。')).toBeVisible();
});

test('a page module without a default export is an error that names the page', {tag: '@all'}, async ({page}) => {
  await page.goto(`${site}/no-default-export`);
  // The error comes up outside of the layout, where the crash page has to do without it.
  await expect(page).toHaveTitle('页面已崩溃');
  await expect(page.getByRole('heading', {name: '页面已崩溃。'})).toBeVisible();
  await expect(page.getByRole('button', {name: '重试'})).toBeVisible();
  await expect(page.getByText("The page component at /langflow/no-default-export doesn't have a default export")).toBeVisible();
});
