import {createCipheriv, createHash, createHmac, randomBytes} from 'node:crypto';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';

/** What stands for the secrets that each platform shares with a bot. */
export const SECRETS = {
  feishuEncryptKey: 'feishu-encrypt-key',
  feishuToken: 'feishu-verification-token',
  dingtalkSecret: 'dingtalk-app-secret',
  wecomToken: 'wecomToken',
  wecomAesKey: randomBytes(32).toString('base64').slice(0, 43),
  wecomCorpId: 'ww0123456789abcdef',
};

const sha = (algorithm: 'sha1' | 'sha256', ...parts: (string | Buffer)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash(algorithm)).digest('hex');

/** A callback as a platform sends it: what is not given is left out of the request. */
export type Callback = {method: 'GET' | 'POST'; search: string; headers: Record<string, string>; body?: string};

/** An encrypted and signed callback of Feishu; the challenge of the address is sent without a signature. */
export function feishuCallback(event: unknown): Callback {
  const iv = randomBytes(16);
  const cipher = createCipheriv('aes-256-cbc', createHash('sha256').update(SECRETS.feishuEncryptKey).digest(), iv);
  const encrypted = Buffer.concat([iv, cipher.update(JSON.stringify(event)), cipher.final()]).toString('base64');
  const body = JSON.stringify({encrypt: encrypted});
  const [timestamp, nonce] = ['1700000000', 'nonce'];
  const signature = sha('sha256', timestamp + nonce + SECRETS.feishuEncryptKey, body);
  const headers = {'X-Lark-Request-Timestamp': timestamp, 'X-Lark-Request-Nonce': nonce, 'X-Lark-Signature': signature};
  return {method: 'POST', search: '', headers, body};
}

/** A message as DingTalk sends it: only the time is signed. */
export function dingtalkCallback(message: unknown, now = Date.now()): Callback {
  const sign = createHmac('sha256', SECRETS.dingtalkSecret).update(`${now}\n${SECRETS.dingtalkSecret}`).digest('base64');
  return {method: 'POST', search: '', headers: {timestamp: String(now), sign}, body: JSON.stringify(message)};
}

/** An encrypted and signed callback of WeCom; with `GET` the one that proves the address. */
export function wecomCallback(method: 'GET' | 'POST', text: string, corpId = SECRETS.wecomCorpId): Callback {
  const key = Buffer.from(`${SECRETS.wecomAesKey}=`, 'base64');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(Buffer.byteLength(text));
  const plain = Buffer.concat([randomBytes(16), length, Buffer.from(text), Buffer.from(corpId)]);
  const missing = 32 - (plain.length % 32);
  const cipher = createCipheriv('aes-256-cbc', key, key.subarray(0, 16)).setAutoPadding(false);
  const encrypted = Buffer.concat([cipher.update(plain), cipher.update(Buffer.alloc(missing, missing)), cipher.final()]).toString('base64');
  const [timestamp, nonce] = ['1700000000', 'nonce'];
  const signature = sha('sha1', [SECRETS.wecomToken, timestamp, nonce, encrypted].sort().join(''));
  const search = new URLSearchParams({msg_signature: signature, timestamp, nonce, ...(method === 'GET' && {echostr: encrypted})});
  const body = `<xml><ToUserName><![CDATA[${corpId}]]></ToUserName><Encrypt><![CDATA[${encrypted}]]></Encrypt></xml>`;
  return {method, search: `?${search}`, headers: {}, ...(method === 'POST' && {body})};
}

/** The parts of a bot's requests that the tests look at. */
export type BotRequestBody = Partial<{
  input_value: string;
  session_id: string;
  cursor: string;
  content: string;
  text: {content: string};
}>;

/** What a bot asked of the platforms and of Langflow. */
export type BotRequest = {path: string; headers: Record<string, unknown>; body: BotRequestBody};

/**
 * Starts a server that answers as Langflow's run endpoint and as the APIs of the platforms do, on a free port of this machine. The
 * flow repeats what it is told; "长" is answered at length.
 */
export async function startPlatforms(): Promise<{server: Server; url: string; received: BotRequest[]}> {
  const received: BotRequest[] = [];
  const answers: [RegExp, (body: BotRequestBody) => unknown][] = [
    [
      /^\/api\/v1\/run\//,
      ({input_value}) => ({
        outputs: [{outputs: [{results: {message: {text: input_value === '长' ? '很'.repeat(1000) : `答：${input_value}`}}}]}],
      }),
    ],
    [/tenant_access_token/, () => ({code: 0, tenant_access_token: 'feishu-access', expire: 7200})],
    [/\/reply$/, () => ({code: 0, msg: 'success'})],
    [/sendBySession/, () => ({errcode: 0, errmsg: 'ok'})],
    [/gettoken/, () => ({errcode: 0, errmsg: 'ok', access_token: 'wecom-access', expires_in: 7200})],
    [
      /kf\/sync_msg/,
      ({cursor}) => ({
        errcode: 0,
        next_cursor: 'second',
        has_more: cursor === '' ? 1 : 0,
        msg_list:
          cursor === ''
            ? [
                {msgid: 'kf-1', origin: 3, msgtype: 'text', external_userid: 'customer', text: {content: '在吗'}},
                {msgid: 'kf-2', origin: 5, msgtype: 'text', external_userid: 'customer', text: {content: '客服说的'}},
              ]
            : [],
      }),
    ],
    [/message\/send|kf\/send_msg/, () => ({errcode: 0, errmsg: 'ok'})],
  ];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const body: BotRequestBody = text ? JSON.parse(text) : {};
    const path = request.url ?? '/';
    received.push({path, headers: request.headers, body});
    const answer = answers.find(([pattern]) => pattern.test(path))?.[1];
    response.writeHead(answer ? 200 : 404, {'Content-Type': 'application/json'}).end(JSON.stringify(answer?.(body) ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received};
}
