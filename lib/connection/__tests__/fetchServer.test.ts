import {afterEach, describe, expect, it} from 'vitest';
import {explainRefusal} from '../../flowFile/explainRefusal';
import {openServer} from '../../flowFile/openServer';
import {baseOfTarget, explainRedirect, fetchServer, RedirectedError} from '../fetchServer';
import {DEFAULT_BASE, parseServerAddress} from '../serverAddress';
import {startEchoServer} from './echoServers';

type Started = Awaited<ReturnType<typeof startEchoServer>>;
let servers: Started[] = [];
afterEach(() => {
  for (const server of servers) server.close();
  servers = [];
});

async function start(...answer: Parameters<typeof startEchoServer>): Promise<Started> {
  const server = await startEchoServer(...answer);
  servers.push(server);
  return server;
}

const addressOf = ({url}: Started) => parseServerAddress(url).address ?? DEFAULT_BASE;
const KEY = 'sk-SECRET-of-the-reader';

describe('fetchServer', () => {
  it.each([301, 302, 303, 307, 308])('sends the key nowhere on %d', async (status) => {
    const other = await start((_, response) => response.end('{}'));
    const named = await start((_, response) => response.writeHead(status, {Location: `${other.url}/steal?key=1`}).end());
    const asked = fetchServer(addressOf(named), '/api/v1/run/x?x-api-key=in-the-query', {
      method: status === 303 ? 'POST' : 'GET',
      headers: {'x-api-key': KEY, Authorization: `Bearer ${KEY}`},
      ...(status === 303 && {body: KEY}),
    });
    await expect(asked).rejects.toMatchObject({target: `${other.url}/steal`, base: undefined});
    expect(named.arrived).toHaveLength(1);
    expect(other.arrived).toEqual([]);
  });

  it.each([
    ['/there', '/there'],
    ['//other.example/x', 'http://other.example/x'],
    ['javascript:alert(1)', 'javascript:'],
    ['http://me:pw@other.example/', 'http://other.example/'],
    ['http://[', undefined],
  ])('tells of a redirect to %s', async (location, target) => {
    const named = await start((_, response) => response.writeHead(302, {Location: location}).end());
    const error = await fetchServer(addressOf(named), '/x', {}).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(RedirectedError);
    const told = (error as RedirectedError).target;
    if (target === undefined) expect(told).toBeUndefined();
    else expect(told).toContain(target.startsWith('/') ? named.url + target : target);
    expect(JSON.stringify(explainRedirect(error as RedirectedError, named.url))).not.toContain('pw@');
  });

  it.each<RequestInit & {cache?: 'force-cache'}>([
    {},
    {referrer: 'http://docs.example/secret-page', referrerPolicy: 'unsafe-url'},
    {referrerPolicy: 'origin'},
    {redirect: 'follow'},
    {credentials: 'include'},
    {method: 'POST', body: '{}', referrer: 'about:client', referrerPolicy: 'no-referrer-when-downgrade'},
    {cache: 'force-cache', signal: new AbortController().signal},
  ])('takes no referrer, cookie or cache along, whatever the caller asks: %j', async (init) => {
    const named = await start((_, response) => response.end('{}'));
    await fetchServer(addressOf(named), '/x', {...init, headers: {'x-api-key': KEY}});
    const headers = named.arrived[0]?.headers ?? {};
    expect(headers.referer).toBeUndefined();
    expect(headers.cookie).toBeUndefined();
    expect(headers['x-api-key']).toBe(KEY);
  });

  it('leaves answers that lead nowhere to the caller', async () => {
    const named = await start((_, response) => response.writeHead(302).end());
    expect((await fetchServer(addressOf(named), '/x', {})).status).toBe(302);
  });
});

describe('baseOfTarget', () => {
  it.each([
    ['https://flow.example/health', '/health', 'https://flow.example'],
    ['https://flow.example/lf/health?x=1', '/health', 'https://flow.example/lf'],
    ['https://login.example/oauth', '/health', undefined],
    ['mailto:a/health', '/health', undefined],
    ['nonsense', '/health', undefined],
  ])('%s', (target, path, base) => expect(baseOfTarget(target, path)).toBe(base));
});

describe('an import', () => {
  const VERSION = JSON.stringify({version: '1.5.0'});

  it('stops where the server leads elsewhere, and names what to enter', async () => {
    const other = await start((_, response) => response.end(VERSION));
    const named = await start(({url}, response) => response.writeHead(307, {Location: other.url + url}).end());
    const error = await openServer({base: addressOf(named), apiKey: KEY}).catch((reason: unknown) => reason);
    const {title, lines} = explainRefusal(error, named.url, true) ?? {title: '', lines: []};
    expect(title).toContain(`${other.url}/api/v1/version`);
    expect(lines.join()).toContain(`把地址改成 ${other.url}；`);
    expect(other.arrived).toEqual([]);
  });

  it('sends the key to the named server only, when it leads away later', async () => {
    const other = await start((_, response) => response.end('{}'));
    const named = await start(({url}, response) => {
      if (url === '/api/v1/version') response.end(VERSION);
      else response.writeHead(308, {Location: `${other.url}/steal`}).end();
    });
    const server = await openServer({base: addressOf(named), apiKey: KEY});
    await expect(server.ask('GET', '/api/v1/all')).rejects.toBeInstanceOf(RedirectedError);
    await expect(server.upload('a.json', '{}')).rejects.toBeInstanceOf(RedirectedError);
    expect(other.arrived).toEqual([]);
  });

  it('ends at its signal, and says why, where an answer goes on forever', async () => {
    const named = await start((_, response) => {
      const timer = setInterval(() => response.write(' '), 5);
      response.on('close', () => clearInterval(timer));
    });
    await expect(openServer({base: addressOf(named), signal: AbortSignal.timeout(200)})).rejects.toMatchObject({name: 'TimeoutError'});
  });

  it.each(['null', '5', '"text"', '[null]', '{"detail": null}', '{"detail": [[]]}', '{"detail": {"a": {}}}', ''])(
    'reads the refusal %s',
    async (body) => {
      const named = await start((_, response) => response.writeHead(500).end(body));
      const error = await openServer({base: addressOf(named)}).catch((reason: unknown) => reason);
      expect(explainRefusal(error, named.url, false)?.title).toContain('500');
    },
  );

  it.each(['null', '[]', '[null]', '{"id": 5}', '"x"'])('takes the upload answer %s for no Langflow', async (body) => {
    const named = await start(({url}, response) => response.end(url === '/api/v1/version' ? VERSION : body));
    const server = await openServer({base: addressOf(named), apiKey: KEY});
    await expect(server.upload('a.json', '{}')).rejects.toThrow('/api/v1/flows/upload/');
  });
});
