import {spawn} from 'node:child_process';
import {findPort, HOST} from '../../tools/command/ports';
import {waitFor} from '../langflow/waitFor';
import {type BotRequestBody, type Callback, dingtalkCallback, feishuCallback, SECRETS, wecomCallback} from './platforms';

/** How to start a bot: `platforms` is the address of the stand-in, `langflow` the flow that answers. */
export type BotOptions = {
  command: string;
  args: readonly string[];
  folder: string;
  env: NodeJS.ProcessEnv;
  platforms: string;
  langflow: {url: string; flow: string; apiKey: string};
};

/** A bot that listens on a port of this machine. */
export type Bot = {
  /** Sends a callback as its platform would. */
  send: (callback: Callback) => Promise<{status: number; text: string}>;
  /** Everything that it has printed. */
  log: () => string;
  stop: () => void;
};

const settingsOf = ({platforms, langflow}: Pick<BotOptions, 'platforms' | 'langflow'>, port: number): NodeJS.ProcessEnv => ({
  PORT: String(port),
  LANGFLOW_URL: langflow.url,
  FLOW_ID: langflow.flow,
  LANGFLOW_API_KEY: langflow.apiKey,
  FEISHU_HOST: platforms,
  FEISHU_APP_ID: 'app',
  FEISHU_APP_SECRET: 'secret',
  FEISHU_ENCRYPT_KEY: SECRETS.feishuEncryptKey,
  FEISHU_VERIFICATION_TOKEN: SECRETS.feishuToken,
  DINGTALK_APP_SECRET: SECRETS.dingtalkSecret,
  DINGTALK_WEBHOOK_HOST: new URL(platforms).host,
  WECOM_HOST: platforms,
  WECOM_CORP_ID: SECRETS.wecomCorpId,
  WECOM_SECRET: 'secret',
  WECOM_TOKEN: SECRETS.wecomToken,
  WECOM_ENCODING_AES_KEY: SECRETS.wecomAesKey,
});

/**
 * Starts a bot and waits until it answers.
 *
 * @throws Error with what it printed, if it ends or does not answer within 20 seconds
 */
export async function startBot(options: BotOptions): Promise<Bot> {
  const port = await findPort();
  const address = `http://${HOST}:${port}/`;
  const {command, args, folder, env} = options;
  const bot = spawn(command, args, {cwd: folder, env: {...env, ...settingsOf(options, port)}});
  let log = '';
  let ended = false;
  for (const stream of [bot.stdout, bot.stderr]) stream.on('data', (chunk) => (log += chunk));
  bot.once('error', (error) => (log += error.message));
  bot.once('close', () => (ended = true));
  const stop = () => void bot.kill();
  const answers = async () => {
    if (ended) throw new Error('机器人没有启动');
    return fetch(address).then(
      () => true,
      () => undefined,
    );
  };
  try {
    await waitFor('机器人启动', answers);
  } catch (error) {
    stop();
    throw new Error(`${(error as Error).message}：${log.trim() || '没有输出'}`);
  }
  return {
    async send({method, search, headers, body}) {
      const response = await fetch(address + search, {method, headers, ...(body !== undefined && {body})});
      return {status: response.status, text: await response.text()};
    },
    log: () => log,
    stop,
  };
}

/** One message of a user to a bot: how it is sent, where the answer arrives and how it is read. */
type Talk = {
  hello: (text: string, platforms: string) => Callback;
  answeredAt: RegExp;
  read: (body: BotRequestBody) => string | undefined;
};

/** The bots of the page. */
export const BOT_NAMES = ['feishu', 'dingtalk', 'wecom'] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** How one talks to each bot. */
export const TALKS: Readonly<Record<BotName, Talk>> = {
  feishu: {
    hello: (text) =>
      feishuCallback({
        header: {event_type: 'im.message.receive_v1'},
        event: {
          message: {message_id: 'om_1', chat_id: 'oc_1', message_type: 'text', content: JSON.stringify({text: `@_user_1 ${text}`})},
          sender: {sender_id: {open_id: 'ou_1'}},
        },
      }),
    answeredAt: /\/om_1\/reply$/,
    read: ({content}) => (JSON.parse(content ?? '{}') as {text?: string}).text,
  },
  dingtalk: {
    hello: (text, platforms) =>
      dingtalkCallback({
        msgtype: 'text',
        msgId: 'm1',
        conversationId: 'cid',
        senderId: 'u1',
        text: {content: ` ${text} `},
        sessionWebhook: `${platforms}/robot/sendBySession?session=1`,
      }),
    answeredAt: /sendBySession/,
    read: ({text}) => text?.content,
  },
  wecom: {
    hello: (text) =>
      wecomCallback(
        'POST',
        `<xml><FromUserName><![CDATA[zhang]]></FromUserName><MsgType><![CDATA[text]]></MsgType><Content><![CDATA[${text}]]></Content><MsgId>1</MsgId><AgentID>1000002</AgentID></xml>`,
      ),
    answeredAt: /message\/send/,
    read: ({text}) => text?.content,
  },
};
