import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {InputError} from '../../lib/input/inputError';
import {must} from '../../lib/input/must';
import {findBrowser, HEADLESS_SHELL} from '../command/findBrowser';
import {findCommand} from '../command/findCommand';
import {findFirefox, findWebKit} from '../command/findEngines';
import {type Main, runEntry} from '../command/runEntry';

/** A program that the tests need and npm does not install. */
type Tool = {
  name: string;
  /** Where it is, for the log; `undefined` if it is missing. */
  find: () => string | undefined;
  /** Whether the Debian packages contain a better alternative. */
  isSecondBest?: () => boolean;
  debianPackages: string[];
  /** Alternative installation for systems without apt-get. */
  fallback?: () => boolean;
  /** Advice for the user if nothing worked. */
  advice: string[];
};

// Without a Chinese font, Chinese text would be measured as empty boxes.
const HAN_FONT_FOLDERS = ['/usr/share/fonts/opentype/noto', '/usr/share/fonts/noto-cjk'];
const APT = '/usr/bin/apt-get';

// A newly installed server must not start automatically.
const APT_ENVIRONMENT = {...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1'};
const run = (command: string, args: string[]) =>
  spawnSync(command, args, {stdio: ['ignore', 'inherit', 'inherit'], env: APT_ENVIRONMENT}).status === 0;

function findBrowserWithFont(): string | undefined {
  const needsFont = process.platform === 'linux' && existsSync(APT);
  return !needsFont || HAN_FONT_FOLDERS.some((folder) => existsSync(folder)) ? findBrowser() : undefined;
}

const commandTool = (name: string, debianPackages: string[]): Tool => ({
  name,
  find: () => findCommand(name),
  debianPackages,
  advice: [`用系统的包管理器安装 ${name}，例如 brew install ${name}`],
});

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const nginx = commandTool('nginx', ['nginx', 'libnginx-mod-http-brotli-static']);

const TOOLS: Record<string, Tool> = {
  browser: {
    name: 'Chromium 或中文字体',
    find: findBrowserWithFont,
    isSecondBest: () => !process.env.CHROMIUM_PATH && existsSync(APT) && !existsSync(HEADLESS_SHELL),
    debianPackages: ['chromium-headless-shell', 'fonts-noto-cjk'],
    fallback: () => run('npx', ['playwright', 'install', 'chromium']),
    advice: ['其他系统：npx playwright install chromium', '已有浏览器：设置环境变量 CHROMIUM_PATH 为它的路径'],
  },
  nginx: {...nginx, find: () => (existsSync(APT) && !existsSync(BROTLI_MODULE) ? undefined : nginx.find())},
  caddy: commandTool('caddy', ['caddy']),
  firefox: {
    name: 'Firefox',
    find: findFirefox,
    debianPackages: ['firefox-esr', 'fonts-noto-cjk'],
    advice: ['其他系统：安装 Firefox，设置环境变量 FIREFOX_PATH 为它的路径'],
  },
  webkit: {
    name: 'WebKitGTK',
    find: () => findWebKit()?.browser,
    debianPackages: ['webkit2gtk-driver', 'xvfb', 'fonts-noto-cjk'],
    advice: ['其他系统没有这样的 WebKit：在 Debian 的容器里运行'],
  },
};

const canInstall = () => process.getuid?.() === 0 && existsSync(APT);

function installWithApt(packages: string[]): boolean {
  if (!canInstall()) return false;
  return run(APT, ['update', '-qq']) && run(APT, ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
}

function ensure(tool: Tool, isOptional: boolean): boolean {
  if (!tool.find()) {
    console.log(`没有找到 ${tool.name}，正在安装……`);
    if (!installWithApt(tool.debianPackages)) tool.fallback?.();
  } else if (tool.isSecondBest?.() && canInstall()) {
    console.log(`正在安装更快的 ${tool.name}……`);
    installWithApt(tool.debianPackages);
  }
  const found = tool.find();
  if (found) console.log(`${tool.name}：${found}`);
  else {
    const advice = [`Debian/Ubuntu：sudo apt-get install -y ${tool.debianPackages.join(' ')}`, ...tool.advice];
    const lead = isOptional
      ? `没有 ${tool.name}，自动安装也没有成功：下面的测试不会在其中运行（CI 里必须有它）。要一起测，任选一种：`
      : `测试需要 ${tool.name}，但自动安装没有成功。请任选一种：`;
    console.error([lead, ...advice.map((line) => `  - ${line}`)].join('\n'));
  }
  return found !== undefined || isOptional;
}

const OPTIONAL = '--optional';
const TOOL_NAMES = Object.keys(TOOLS);
const USAGE = `用法：tsx tools/ensureTools/index.ts [--optional] ${TOOL_NAMES.join('|')} …
检查测试要用而 npm 不装的程序，缺的自动安装。

  --optional  装不上时只说明，不算失败；在 CI 里（环境变量 CI）仍算失败

退出状态：0 都有了；1 有装不上的；2 用法有误`;

/** Makes sure that the named tools are installed; installs nothing if any name is unknown. */
export const main: Main = (args) => {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(USAGE);
    return 0;
  }
  const names = args.filter((name) => name !== OPTIONAL);
  const isOptional = names.length < args.length && !process.env.CI;
  if (names.length === 0) throw new InputError(USAGE);
  const unknown = names.filter((name) => !Object.hasOwn(TOOLS, name));
  if (unknown.length > 0) throw new InputError(`不认识的程序：${unknown.join('、')}；应为 ${TOOL_NAMES.join('、')}`);
  return names.map((name) => ensure(must(TOOLS[name], 'names are checked before'), isOptional)).every(Boolean) ? 0 : 1;
};

runEntry(__filename, main);
