import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type Browser, chromium} from '@playwright/test';
import {parseCommandLine, refusePositionals} from '../command/commandLine';
import {findBrowser} from '../command/findBrowser';
import {type Main, runEntry} from '../command/runEntry';
import {type Icon, packIcons} from './packIcons';

const STATIC = path.join(__dirname, '../../static');
const FOLDER = path.join(STATIC, 'img');
const USAGE = `用法：npm run images
从 static/img/logo.svg 画出分享图 social-card.png 和应用图标 icon-*.png，写进 static/img/；再画出 static/favicon.ico。改了标志或网站名称以后运行一次，结果提交进仓库。`;

const logo = readFileSync(path.join(FOLDER, 'logo.svg'), 'utf8');
// Colours of `src/css/tokens.css` in light mode.
const CARD = `<body style="margin:0;background:#fdfcf9;color:#1d2126;font-family:'Noto Sans CJK SC','Noto Sans SC',sans-serif">
<div style="box-sizing:border-box;width:1200px;height:630px;padding:0 96px;border-top:12px solid #b8342a;display:flex;flex-direction:column;justify-content:center">
<div style="width:112px;height:112px">${logo}</div>
<div style="margin:44px 0 20px;font-size:76px;font-weight:700">Langflow 中文文档</div>
<div style="font-size:34px;color:#565b63">用可视化方式构建 RAG 与多智能体应用</div></div>`;

/** An icon that fills its square: launchers cut a shape out of a maskable one, so its drawing stays in the inner 80%. */
const iconOf = (size: number, isMaskable: boolean) =>
  `<body style="margin:0;background:${isMaskable ? '#b8342a' : 'transparent'}"><div style="width:${size}px;height:${size}px">${
    isMaskable ? logo.replace('viewBox="0 0 64 64"', 'viewBox="-8 -8 80 80"') : logo
  }</div>`;

type Drawing = {width: number; height: number; html: string};

const IMAGES: readonly (Drawing & {file: string})[] = [
  {file: 'social-card.png', width: 1200, height: 630, html: CARD},
  {file: 'icon-192.png', width: 192, height: 192, html: iconOf(192, false)},
  {file: 'icon-512.png', width: 512, height: 512, html: iconOf(512, false)},
  {file: 'icon-maskable-512.png', width: 512, height: 512, html: iconOf(512, true)},
  {file: 'apple-touch-icon.png', width: 180, height: 180, html: iconOf(180, true)},
];

/** Programs request this file at the root of every site, whatever its pages say. */
const FAVICON = 'favicon.ico';
const FAVICON_SIZES = [16, 32, 48];

async function draw(browser: Browser, {width, height, html}: Drawing): Promise<Buffer> {
  const page = await browser.newPage({viewport: {width, height}});
  await page.setContent(html);
  const png = await page.screenshot({omitBackground: true});
  await page.close();
  return png;
}

/** Draws the images of the site that must be bitmaps. */
export const main: Main = async (args) => {
  const {values, positionals} = parseCommandLine(args, {});
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  refusePositionals(positionals);
  const browser = await chromium.launch({executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu']});
  for (const image of IMAGES) writeFileSync(path.join(FOLDER, image.file), await draw(browser, image));
  const icons: Icon[] = [];
  for (const size of FAVICON_SIZES) icons.push({size, png: await draw(browser, {width: size, height: size, html: iconOf(size, false)})});
  writeFileSync(path.join(STATIC, FAVICON), packIcons(icons));
  await browser.close();
  return 0;
};

runEntry(__filename, main);
