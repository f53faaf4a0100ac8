import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {type Callback, dingtalkCallback, feishuCallback, SECRETS, startPlatforms, wecomCallback} from '../platforms';
import {type Bot, type BotName, startBot} from '../startBot';

const PAGE = 'docs/This-Site/office-bots.mdx';
const ROOT = path.join(__dirname, '../../..');

/** The programs of the page, by their file names. */
function readPrograms(): Map<string, string> {
  const text = readFileSync(path.join(ROOT, PAGE), 'utf8');
  const fences = text.matchAll(/^```(?:python|ts) title="([^"]+)"\n([\s\S]*?)^```/gm);
  return new Map([...fences].map(([, name = '', code = '']) => [name, code]));
}

const RUNNERS = {
  Python: (name: string) => ({command: 'python3', args: [`${name}_bot.py`]}),
  TypeScript: (name: string) => ({command: path.join(ROOT, 'node_modules/.bin/tsx'), args: [`${name}-bot.ts`]}),
} as const;

// `python3` needs the package `cryptography`; without it these tests fail and say so.
describe.each(['Python', 'TypeScript'] as const)('the bots of the page in %s', (language) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bots-'));
  let platforms: Awaited<ReturnType<typeof startPlatforms>>;
  let bot: Bot;

  beforeAll(async () => {
    for (const [name, code] of readPrograms()) writeFileSync(path.join(folder, name), code);
    platforms = await startPlatforms();
  });
  afterAll(() => {
    platforms.server.close();
    rmSync(folder, {recursive: true});
  });
  beforeEach(() => {
    platforms.received.length = 0;
  });
  afterEach(() => bot?.stop());

  async function start(name: BotName) {
    const {url} = platforms;
    bot = await startBot({
      ...RUNNERS[language](name),
      folder,
      env: process.env,
      platforms: url,
      langflow: {url, flow: 'flow', apiKey: 'sk-test'},
    });
  }

  const send = (callback: Callback) => bot.send(callback);
  const asked = () => platforms.received.filter(({path: at}) => at.startsWith('/api/v1/run/'));
  const sent = (pattern: RegExp) => platforms.received.filter(({path: at}) => pattern.test(at));

  test('Feishu: proves its address, answers once, refuses what is not signed', async () => {
    await start('feishu');
    expect(await send(feishuCallback({type: 'url_verification', token: SECRETS.feishuToken, challenge: 'c-1'}))).toEqual({
      status: 200,
      text: expect.stringMatching(/"challenge": ?"c-1"/),
    });
    expect((await send(feishuCallback({type: 'url_verification', token: 'other', challenge: 'c-1'}))).status).toBe(401);
    const message = {message_id: 'om_1', chat_id: 'oc_1', message_type: 'text', content: '{"text":"@_user_1 你好"}'};
    const event = feishuCallback({
      header: {event_type: 'im.message.receive_v1'},
      event: {message, sender: {sender_id: {open_id: 'ou_1'}}},
    });
    expect((await send({...event, headers: {...event.headers, 'X-Lark-Signature': '0'.repeat(64)}})).status).toBe(401);
    expect((await send(event)).status).toBe(200);
    expect((await send(event)).status).toBe(200);
    await expect.poll(() => sent(/\/om_1\/reply$/).length, {timeout: 10_000}).toBe(1);
    expect(asked().map(({body, headers}) => [body.input_value, body.session_id, headers['x-api-key']])).toEqual([
      ['你好', 'feishu-oc_1-ou_1', 'sk-test'],
    ]);
    const [reply] = sent(/\/reply$/);
    expect(reply?.headers.authorization).toBe('Bearer feishu-access');
    expect(JSON.parse(reply?.body.content ?? '')).toEqual({text: '答：你好'});
  });

  test('DingTalk: answers by the address of the talk, refuses old signatures and strange addresses', async () => {
    await start('dingtalk');
    const message = (host: string, msgId: string) => ({
      msgtype: 'text',
      msgId,
      conversationId: 'cid',
      senderId: 'u1',
      text: {content: ' 你好 '},
      sessionWebhook: `${host}/robot/sendBySession?session=1`,
    });
    expect((await send(dingtalkCallback(message(platforms.url, 'm0'), Date.now() - 2 * 3600_000))).status).toBe(401);
    expect((await send({...dingtalkCallback(message(platforms.url, 'm0')), headers: {}})).status).toBe(401);
    expect((await send(dingtalkCallback(message('http://127.0.0.1:9', 'm1')))).status).toBe(200);
    await expect.poll(() => bot.log(), {timeout: 10_000}).toMatch(/不认识的回复地址/);
    const good = dingtalkCallback(message(platforms.url, 'm2'));
    expect((await send(good)).status).toBe(200);
    expect((await send(good)).status).toBe(200);
    await expect.poll(() => sent(/sendBySession/).length, {timeout: 10_000}).toBe(1);
    expect(sent(/sendBySession/)[0]?.body).toEqual({msgtype: 'text', text: {content: '答：你好'}});
    expect(asked().map(({body}) => [body.input_value, body.session_id])).toEqual([['你好', 'dingtalk-cid-u1']]);
  });

  test('WeCom: proves its address, splits long answers, refuses other companies', async () => {
    await start('wecom');
    expect(await send(wecomCallback('GET', '4321'))).toEqual({status: 200, text: '4321'});
    const xml = (content: string, id: string) =>
      `<xml><FromUserName><![CDATA[zhang]]></FromUserName><MsgType><![CDATA[text]]></MsgType><Content><![CDATA[${content}]]></Content><MsgId>${id}</MsgId><AgentID>1000002</AgentID></xml>`;
    const other = wecomCallback('POST', xml('你好', '1'), 'ww_other');
    expect((await send(other)).status).toBe(400);
    const bad = wecomCallback('POST', xml('你好', '1'));
    expect((await send({...bad, search: bad.search.replace(/msg_signature=\w/, 'msg_signature=x')})).status).toBe(401);
    const good = wecomCallback('POST', xml('长', '2'));
    expect(await send(good)).toEqual({status: 200, text: ''});
    expect((await send(good)).status).toBe(200);
    await expect.poll(() => sent(/message\/send/).length, {timeout: 10_000}).toBe(2);
    const contents = sent(/message\/send/).map(({body}) => body.text?.content ?? '');
    expect(contents.join('')).toBe('很'.repeat(1000));
    expect(Math.max(...contents.map((text) => Buffer.byteLength(text)))).toBeLessThanOrEqual(2048);
    expect(sent(/message\/send/)[0]?.body).toMatchObject({touser: 'zhang', agentid: 1000002, msgtype: 'text'});
  });

  test('customer service of WeChat: fetches what customers said, and only that', async () => {
    await start('wecom');
    const event =
      '<xml><MsgType><![CDATA[event]]></MsgType><Event><![CDATA[kf_msg_or_event]]></Event><Token><![CDATA[t]]></Token><OpenKfId><![CDATA[wk1]]></OpenKfId></xml>';
    expect((await send(wecomCallback('POST', event))).status).toBe(200);
    await expect.poll(() => sent(/kf\/sync_msg/).length, {timeout: 10_000}).toBe(2);
    expect(sent(/kf\/send_msg/).map(({body}) => body)).toEqual([
      {touser: 'customer', open_kfid: 'wk1', msgtype: 'text', text: {content: '答：在吗'}},
    ]);
    expect(asked().map(({body}) => body.session_id)).toEqual(['kf-wk1-customer']);
  });
});
