import path from 'node:path';

/** No program listens on this port, so that requests to external hosts through the proxy fail immediately. */
const CLOSED_PROXY = 'http://127.0.0.1:9';

// Variables that programs need; all other variables of this machine are removed.
const KEPT = ['PATH', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR', 'SYSTEMROOT'];

/** Environment for a program that may only reach this machine, with its own home folder. */
export function isolatedEnvironment(home: string, more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const kept = Object.fromEntries(KEPT.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])));
  const proxies = ['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY'].flatMap((name) => [
    [name, CLOSED_PROXY],
    [name.toLowerCase(), CLOSED_PROXY],
  ]);
  return {
    ...kept,
    ...Object.fromEntries(proxies),
    NO_PROXY: '127.0.0.1,localhost',
    no_proxy: '127.0.0.1,localhost',
    HOME: home,
    XDG_CACHE_HOME: path.join(home, '.cache'),
    PYTHONUNBUFFERED: '1',
    PYTHONDONTWRITEBYTECODE: '1',
    ...more,
  };
}
