import path from 'node:path';

/** Nothing listens here: what asks a proxy for the world outside fails at once. */
const CLOSED_PROXY = 'http://127.0.0.1:9';

// What a program needs from its surroundings; everything else of this machine's settings stays away.
const KEPT = ['PATH', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR', 'SYSTEMROOT'];

/** Variables for a program that must not reach anything but this machine, with a home of its own. */
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
