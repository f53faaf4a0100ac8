import {type Browser, chromium} from '@playwright/test';
import {hashWords} from '../../../lib/tried/scanPage';
import {findBrowser} from '../../../tools/command/findBrowser';
import {modelSettings} from '../model/startModel';
import {startWhole} from '../startWhole';
import type {Check, Finding, TryContext, TryPage} from '../types';
import {STORIES, STORIES_OF, type Story} from './stories';
import {isHere, Walker} from './walker';

const TIMEOUT = 30_000;
const SHOWN = 200;
// The interface asks for fonts and for counts of stars: what is not on this machine meets a closed port.
const CLOSED = {server: 'http://127.0.0.1:9', bypass: '127.0.0.1'};

type Bench = {browser: Browser; url: string; modelUrl: string};

async function follow({browser, url, modelUrl}: Bench, told: TryPage, {walk}: Story): Promise<string[]> {
  const page = await browser.newPage({viewport: {width: 1440, height: 900}});
  page.setDefaultTimeout(TIMEOUT);
  await page.route(
    (address) => !isHere(address.href),
    (route) => route.abort(),
  );
  const walker = new Walker(page, told, url);
  try {
    await walk(walker, modelUrl);
    return walker.unwritten.map((label) => `界面上是 ${label}，页面没有写`);
  } catch (error) {
    const shown = await walker.front.textContent().catch(() => '');
    const [first = '', ...rest] = (error as Error).message.split('\n');
    const waited = rest.find((line) => line.includes('waiting for'))?.trim() ?? '';
    return [`走不下去：${first} ${waited}；看到的是 ${(shown ?? '').replace(/\s+/g, ' ').slice(0, SHOWN)}`];
  } finally {
    await page.close();
  }
}

async function walkAll(context: TryContext, bench: Bench, stories: readonly Story[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [index, story] of stories.entries()) {
    context.report(`  第 ${index + 1} 页，共 ${stories.length} 页：${story.route}`);
    const page = context.pages.find(({route}) => route === story.route);
    if (!page) continue;
    findings.push({
      kind: 'walks',
      page: story.route,
      hash: hashWords(page.words),
      label: '界面上的步骤',
      place: page.file,
      problems: await follow(bench, page, story),
    });
  }
  return findings;
}

/** Follows the steps of pages in Chromium on the running interface of a fresh server, as its reader finds it. */
export const walkCheck: Check = {
  name: 'walk',
  title: '界面上的步骤：Chromium 里走一遍',
  async run(context) {
    const stories = STORIES.filter(({route}) => context.wants(route));
    const executablePath = findBrowser();
    if (stories.length === 0) return [];
    if (context.docs.label !== STORIES_OF) {
      context.report(`  跳过：步骤只写了 ${STORIES_OF} 的`);
      return [];
    }
    if (!executablePath) {
      context.report('  跳过：没有 Chromium');
      return [];
    }
    const {installation, model, report} = context;
    const server = await startWhole(installation, {hasInterface: true, settings: modelSettings(model)}, report);
    const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
    const browser = await chromium.launch({executablePath, proxy: CLOSED, args});
    try {
      // Later stories find what the first has made.
      const needed = stories.some(({route}) => route === STORIES[0]?.route) ? stories : STORIES;
      return (await walkAll(context, {browser, url: server.url, modelUrl: model.url}, needed)).filter(({page}) => context.wants(page));
    } finally {
      await browser.close();
      await server.stop();
    }
  },
};
