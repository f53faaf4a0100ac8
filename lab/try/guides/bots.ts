import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {PageSample} from '../../../lib/pages/types';
import {startPlatforms} from '../../bots/platforms';
import {BOT_NAMES, startBot, TALKS} from '../../bots/startBot';
import {waitFor} from '../../langflow/waitFor';
import type {Resources} from '../operations/resources';
import type {Workspace} from '../run/runSample';
import type {TryContext} from '../types';
import {sampleTitle} from './commands';

const PAGE = '/office-bots';
const HELLO = '你好';

/** Whether a sample is one of the files that make up a bot for office software. */
export const isBotProgram = (route: string, sample: Pick<PageSample, 'meta'>): boolean =>
  route === PAGE && sampleTitle(sample) !== undefined;

type Setup = {context: Pick<TryContext, 'api' | 'installation'>; make: Pick<Resources, 'flow'>; workspace: Workspace};

/**
 * Starts a bot of the page with this server and a mock of its platform, and sends a message, which the flow repeats. The file that all
 * bots share is tried with the bot for Feishu. Returns one line per problem.
 */
export async function tryBot({context, make, workspace}: Setup, samples: readonly PageSample[], sample: PageSample): Promise<string[]> {
  const {folder, env} = workspace;
  for (const one of samples) {
    const title = sampleTitle(one);
    if (title) writeFileSync(path.join(folder, title), `${one.text}\n`);
  }
  const title = sampleTitle(sample) ?? '';
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
      const answer = await waitFor('回答', async () => received.find(({path: at}) => answeredAt.test(at))).catch(() => undefined);
      return read(answer?.body ?? {}) === HELLO ? [] : [`没有回答“${HELLO}”：${bot.log().trim()}`];
    } finally {
      bot.stop();
    }
  } finally {
    server.close();
  }
}
