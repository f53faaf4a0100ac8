import {spawn} from 'node:child_process';
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Page} from '@playwright/test';
import {must} from '../../lib/input/must';
import {findBrowser} from '../../tools/command/findBrowser';

export type BrowserTimes = {
  /** Milliseconds from the message of a keystroke to the answer, measured inside the worker. */
  workerMs: number[];
  /** The same measured in the page, including both messages. */
  roundTripMs: number[];
  /** From the key press in the search box to the frame with the results. */
  paintedMs: number[];
};

const DOCUSAURUS = path.join(__dirname, '../../node_modules/@docusaurus/core/bin/docusaurus.mjs');
const START_TIMEOUT_MS = 30_000;
/** Longer than any answer takes, so that a change of the list belongs to the previous key. */
const KEY_PAUSE_MS = 150;
const TYPED_QUERIES = 6;
/** Number of measured keystrokes, spread evenly over all queries. */
const MOST_KEYSTROKES = 300;

/** Texts after each keystroke: prefixes of the queries, without duplicates. */
function keystrokesOf(queries: readonly string[], most = MOST_KEYSTROKES): string[] {
  const beginningsOf = (query: string) => {
    const letters = Array.from(query);
    return letters.map((_, i) =>
      letters
        .slice(0, i + 1)
        .join('')
        .trim(),
    );
  };
  const all = [...new Set(queries.flatMap((query) => beginningsOf(query)))].filter(Boolean);
  const step = Math.max(1, all.length / most);
  return Array.from({length: Math.min(all.length, most)}, (_, i) => must(all[Math.floor(i * step)], 'the index is inside the list'));
}

async function serveSite(outDir: string, port: number): Promise<() => void> {
  const site = path.dirname(path.resolve(outDir));
  const args = ['serve', site, '--dir', path.basename(outDir), '--host', '127.0.0.1', '--port', String(port), '--no-open'];
  const server = spawn(process.execPath, [DOCUSAURUS, ...args], {stdio: 'ignore'});
  const until = Date.now() + START_TIMEOUT_MS;
  while (
    !(await fetch(`http://127.0.0.1:${port}/`).then(
      ({ok}) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > until || server.exitCode !== null) {
      server.kill();
      throw new Error(`端口 ${port} 上的站点没有启动；换一个端口：BENCH_PORT=…`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return () => void server.kill();
}

/**
 * Runs in the page: sends every keystroke to the worker of the site, once to load the files and three times to measure. The median of the
 * three counts, because a single time depends on the load of the machine.
 */
async function askWorker({script, queries}: {script: string; queries: string[]}): Promise<{inside: number[]; outside: number[]}> {
  // The clock runs inside the worker, around its message handler.
  const timed = `let start; addEventListener('message', () => { start = performance.now(); });
    const send = postMessage.bind(self); self.postMessage = (data) => send({...data, took: performance.now() - start});
    importScripts(${JSON.stringify(script)});`;
  const worker = new Worker(URL.createObjectURL(new Blob([timed], {type: 'text/javascript'})));
  const ask = (message: object) =>
    new Promise<{took: number}>((resolve) => {
      worker.onmessage = ({data}) => resolve(data as {took: number});
      worker.postMessage({id: 1, ...message});
    });
  const indexUrl = `${location.origin}/search/`;
  await ask({request: {indexUrl}});
  const times = queries.map(() => ({inside: [] as number[], outside: [] as number[]}));
  for (const words of [10, 11, 12, 13]) {
    for (const [i, query] of queries.entries()) {
      // Answers are kept by query; another length of the excerpts avoids that.
      const start = performance.now();
      const {took} = await ask({request: {indexUrl, query: {text: query, words}}});
      if (words === 10) continue;
      times[i]?.inside.push(took);
      times[i]?.outside.push(performance.now() - start);
    }
  }
  const middle = (values: number[]) => values.sort((a, b) => a - b)[1] as number;
  return {inside: times.map((time) => middle(time.inside)), outside: times.map((time) => middle(time.outside))};
}

/** Runs in the page: records for each key press when the frame with the resulting list was painted. */
function watchKeys(): void {
  const times: number[] = [];
  (window as unknown as {keyTimes: number[]}).keyTimes = times;
  let pressed: number | undefined;
  addEventListener(
    'keydown',
    ({timeStamp}) => {
      pressed = timeStamp;
      times.push(Number.NaN);
    },
    {capture: true},
  );
  new MutationObserver(() => {
    const own = pressed;
    const at = times.length - 1;
    if (own === undefined || !document.querySelector('dialog [role=option]')) return;
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (at === times.length - 1) times[at] = performance.now() - own;
      }),
    );
  }).observe(document.body, {childList: true, subtree: true, characterData: true});
}

async function typeQueries(page: Page, queries: readonly string[]): Promise<number[]> {
  await page.getByRole('button', {name: '搜索文档'}).click();
  const field = page.getByRole('dialog', {name: '搜索'}).getByRole('combobox');
  await field.waitFor();
  const times: number[] = [];
  // A leading space gives the same query for the index, but it is not in the cache.
  for (const lead of ['', ' ']) {
    for (const query of queries) {
      await field.fill(lead);
      await page.waitForTimeout(KEY_PAUSE_MS);
      await page.evaluate(watchKeys);
      for (const letter of query) {
        await page.keyboard.press(letter === ' ' ? 'Space' : letter, {delay: 0}).catch(() => page.keyboard.insertText(letter));
        await page.waitForTimeout(KEY_PAUSE_MS);
      }
      if (lead) times.push(...(await page.evaluate(() => (window as unknown as {keyTimes: number[]}).keyTimes)));
    }
  }
  return times.filter((time) => !Number.isNaN(time));
}

/** Measures the production build in Chromium, with the index files already in the browser cache. */
export async function measureInBrowser(outDir: string, queries: readonly string[]): Promise<BrowserTimes> {
  const port = Number(process.env.BENCH_PORT ?? 3290);
  const worker = readdirSync(path.join(outDir, 'assets/js')).find((file) => /^search\.[0-9a-f]+\.js$/.test(file));
  if (!worker) throw new Error(`${outDir}/assets/js 里没有搜索 Worker 的代码：先运行 npm run build`);
  const stop = await serveSite(outDir, port);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage({bypassCSP: true, locale: 'zh-CN', viewport: {width: 1400, height: 900}});
    // tsx adds calls of this function to code that runs in the page.
    await page.addInitScript('globalThis.__name = (target) => target');
    await page.goto(`http://127.0.0.1:${port}/concepts-flows`);
    const script = `http://127.0.0.1:${port}/assets/js/${worker}`;
    const {inside, outside} = await page.evaluate(askWorker, {script, queries: keystrokesOf(queries)});
    const typed = queries.filter((query) => /^[\w ]+$/.test(query)).slice(0, TYPED_QUERIES);
    return {workerMs: inside, roundTripMs: outside, paintedMs: await typeQueries(page, typed)};
  } finally {
    await browser.close();
    stop();
  }
}
