import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {BrowserContext} from '@playwright/test';

/** The address that the variant site is configured with. Nothing answers there: requests are led to the server of the tests. */
export const STATISTICS_HOST = 'https://stats.example.cn';

/** Something that reached the server; `command` is what a service's script was told, and hands on as its real one would. */
export type StatisticsReport = {path: string; command: unknown};

// Plays the part of gtag.js: what the site tells it, it sends on at once.
const GTAG = `const send = (command) => fetch('${STATISTICS_HOST}/collect', {method: 'POST', keepalive: true, body: JSON.stringify(command)});
document.cookie = '_ga=GA1.1; path=/'; document.cookie = '_ga_TEST123456=GS1; path=/'; document.cookie = '_gcl_au=1; path=/';
const queue = window.dataLayer; const take = (one) => send(Array.from(one));
queue.forEach(take); queue.push = (one) => { Array.prototype.push.call(queue, one); take(one); };`;

/** A server on this machine that plays a statistics service, and what it has received. */
export class StatisticsServer {
  readonly reports: StatisticsReport[] = [];
  private readonly server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const path = request.url ?? '';
    this.reports.push({path, command: body ? JSON.parse(body) : null});
    const script = path.startsWith('/gtag/js') ? GTAG : undefined;
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Content-Type', script ? 'text/javascript' : 'application/json');
    response.end(script ?? '{}');
  });

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
  }

  async stop(): Promise<void> {
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Leads the requests of a browser for the configured address to this server. */
  async answer(context: BrowserContext): Promise<void> {
    const {port} = this.server.address() as AddressInfo;
    await context.route(`${STATISTICS_HOST}/**`, async (route) => {
      const request = route.request();
      const url = request.url().replace(STATISTICS_HOST, `http://127.0.0.1:${port}`);
      const answer = await fetch(url, {method: request.method(), body: request.postData()});
      await route.fulfill({status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text()});
    });
  }

  /** The page views in words of gtag.js: `[address, title, referrer]`. */
  get tagViews(): string[][] {
    const commands = this.reports.map(({command}) => command).filter(Array.isArray);
    return commands
      .filter(([kind, name]) => kind === 'event' && name === 'page_view')
      .map(([, , page]) => [page.page_location, page.page_title, page.page_referrer]);
  }
}
