import path from 'node:path';
import {type Browser, type CDPSession, chromium, type Page} from '@playwright/test';
import {build} from 'esbuild';
import {InputError} from '../../../lib/input/inputError';
import {findBrowser} from '../../command/findBrowser';
import type {Profile} from '../profiles';
import {Transfers} from './transfers';

/** A page that imitates a device, before it goes anywhere. */
export type OpenPage = {page: Page; session: CDPSession; transfers: Transfers; close: () => Promise<void>};

/** The browser that measures, and the script that it runs in every page. */
export type Driver = {browser: Browser; script: string};

async function bundleScript(): Promise<string> {
  const entryPoints = [path.join(__dirname, '../browser/index.ts')];
  const {outputFiles} = await build({entryPoints, bundle: true, write: false, format: 'iife', target: 'chrome120', minify: true});
  return outputFiles[0]?.text as string;
}

/**
 * Starts the browser.
 *
 * @throws InputError where there is none
 */
export async function startDriver(): Promise<Driver> {
  const executablePath = findBrowser();
  if (!executablePath) throw new InputError('没有找到 Chromium；请安装，或把环境变量 CHROMIUM_PATH 设为它的路径');
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  return {browser: await chromium.launch({executablePath, args}), script: await bundleScript()};
}

async function imitate(session: CDPSession, {cpuSlowdown, cores, network}: Profile): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: network.download / 8,
    uploadThroughput: network.upload / 8,
  });
  await session.send('Emulation.setHardwareConcurrencyOverride', {hardwareConcurrency: cores});
  await session.send('Emulation.setCPUThrottlingRate', {rate: cpuSlowdown});
}

/** Opens a page with an empty cache on an imitated device. */
export async function openPage({browser, script}: Driver, profile: Profile): Promise<OpenPage> {
  const context = await browser.newContext({
    ...profile.context,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // What a service worker fetches would neither be slowed down nor counted.
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.addInitScript({content: script});
  const transfers = new Transfers(session);
  await imitate(session, profile);
  return {page, session, transfers, close: () => context.close()};
}

/**
 * Goes to a page and waits for its load event.
 *
 * @throws Error that names the address and what came instead
 */
export async function load({page}: OpenPage, url: string): Promise<void> {
  const response = await page.goto(url, {waitUntil: 'load'}).catch((error: unknown) => {
    throw new Error(`${url} 打不开：${error instanceof Error ? error.message.split('\n')[0] : error}`);
  });
  if (!response?.ok()) throw new Error(`${url} 应答 ${response?.status()}，应为 200`);
}
