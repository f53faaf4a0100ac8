import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import type {PageSample} from '../../../lib/verified/scanPage';
import {startPlatforms} from '../../bots/platforms';
import {BOT_NAMES, startBot, TALKS} from '../../bots/startBot';
import type {Resources} from '../operations/resources';
import type {Workspace} from '../run/runSample';
import type {TryContext} from '../types';

const PAGE = '/office-bots';
const TITLE = /\btitle="([\w-]+\.(?:py|ts))"/;
const HELLO = '你好';
const ANSWERING = 30_000;
const POLL = 100;

const titleOf = ({meta}: Pick<PageSample, 'meta'>): string | undefined => TITLE.exec(meta)?.[1];

/** Whether a sample is one of the files that make up a bot for office software. */
export const isBotProgram = (route: string, sample: Pick<PageSample, 'meta'>): boolean => route === PAGE && titleOf(sample) !== undefined;

type Setup = {context: Pick<TryContext, 'api' | 'installation'>; make: Pick<Resources, 'flow'>; workspace: Workspace};

/**
 * Starts a bot of the page with this server and a mock of its platform, and sends a message, which the flow repeats. The file that all
 * bots share is tried with the bot for Feishu. Returns one line per problem.
 */
export async function tryBot({context, make, workspace}: Setup, samples: readonly PageSample[], sample: PageSample): Promise<string[]> {
  const {folder, env} = workspace;
  for (const one of samples) {
    const title = titleOf(one);
    if (title) writeFileSync(path.join(folder, title), `${one.text}\n`);
  }
  const title = titleOf(sample) ?? '';
  const name = BOT_NAMES.find((bot) => title.startsWith(bot)) ?? 'feishu';
  const {hello, answeredAt, read} = TALKS[name];
  const runner = title.endsWith('.py')
    ? {command: context.installation.python, args: [`${name}_bot.py`]}
    : {command: process.execPath, args: ['--import', 'tsx', `${name}-bot.ts`]};
  const {server, url, received} = await startPlatforms();
  try {
    const langflow = {url: context.api.url, flow: await make.flow(), apiKey: context.api.apiKey};
    const bot = await startBot({...runner, folder, env, platforms: url, langflow});
    try {
      const {status} = await bot.send(hello(HELLO, url));
      if (status !== 200) return [`应答的状态是 ${status}：${bot.log().trim()}`];
      const deadline = Date.now() + ANSWERING;
      const answer = () => received.find((request) => answeredAt.test(request.path));
      while (!answer() && Date.now() < deadline) await sleep(POLL);
      const said = read(answer()?.body ?? {});
      return said === HELLO ? [] : [`没有回答“${HELLO}”，而是 ${said ?? '什么也没有'}：${bot.log().trim()}`];
    } finally {
      bot.stop();
    }
  } finally {
    server.close();
  }
}
