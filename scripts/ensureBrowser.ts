import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {findBrowser} from './lib/findBrowser';

// Chinese text needs a Chinese font, or every measurement is of empty boxes.
const HAN_FONT_FOLDERS = ['/usr/share/fonts/opentype/noto', '/usr/share/fonts/noto-cjk'];
const DEBIAN_PACKAGES = ['chromium', 'fonts-noto-cjk'];

const run = (command: string, args: string[]) => spawnSync(command, args, {stdio: ['ignore', 'inherit', 'inherit']}).status === 0;

function installWithApt(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  return run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', ...DEBIAN_PACKAGES]);
}

function isReady(): boolean {
  const needsFont = process.platform === 'linux' && existsSync('/usr/bin/apt-get');
  return findBrowser() !== undefined && (!needsFont || HAN_FONT_FOLDERS.some((folder) => existsSync(folder)));
}

if (!isReady()) {
  console.log('没有找到 Chromium 或中文字体，正在安装……');
  if (!installWithApt()) run('npx', ['playwright', 'install', 'chromium']);
}
const browser = findBrowser();
if (!browser) {
  console.error(
    [
      '浏览器测试需要 Chromium，但自动安装没有成功。请任选一种：',
      `  - Debian/Ubuntu：sudo apt-get install -y ${DEBIAN_PACKAGES.join(' ')}`,
      '  - 其他系统：npx playwright install chromium',
      '  - 已有浏览器：设置环境变量 CHROMIUM_PATH 为它的路径',
    ].join('\n'),
  );
  process.exit(1);
}
console.log(`浏览器：${browser}`);
