import {inText} from '../../inText';
import type {LoaderConfig} from '../types';

// All values in this markup are written here or come from the deployment settings, so nothing needs escaping.
const link = (href: string, text: string) => `<a href="${href}">${text}</a>`;
const button = (value: string, text: string) => `<button type="button" value="${value}">${text}</button>`;

/** Buttons to agree and refuse: side by side, with equal weight. */
const answers = ({hasAdvertising}: LoaderConfig) =>
  button('accept', hasAdvertising ? '全部同意' : '同意') + button('refuse', hasAdvertising ? '全部拒绝' : '不同意');

const QUESTION_ID = 'privacy-consent-question';
const SETTINGS_ID = 'privacy-consent-settings';

/** The question. It may stay open while the page is used, so it is a region for assistive technology, not a dialog. */
export function bannerMarkup(config: LoaderConfig): string {
  const {label, privacyHref, hasAdvertising} = config;
  return `<section aria-labelledby="${QUESTION_ID}">
<h2 id="${QUESTION_ID}">可以统计访问情况吗？</h2>
<p>我们想用${inText(label)}了解哪些页面有人看、哪里要改。你同意之前，什么都不加载、不保存；不同意也能看全部内容。随时可以在页脚的“隐私设置”里改。${link(privacyHref, '隐私说明')}</p>
<div class="answers">${answers(config)}${button('settings', hasAdvertising ? '分别选择' : '详情')}</div>
</section>`;
}

const purpose = (name: string, title: string, description: string) =>
  `<div class="purpose"><label><input type="checkbox" name="${name}" aria-describedby="privacy-consent-${name}"> ${title}</label>
<p id="privacy-consent-${name}">${description}</p></div>`;

function choices(config: LoaderConfig): string {
  const {label, hasAdvertising, privacyHref, alsoCounts} = config;
  const also = alsoCounts.length > 0 ? `同意后，${alsoCounts.map(inText).join('、')}也会收到显示过哪些搜索结果。` : '';
  const advertising = `允许${inText(label)}把访问数据用于广告：保存广告 Cookie、把数据发给广告服务、展示个性化广告。本站自己不放广告；要同时允许“访问统计”才起作用。`;
  return `<p>选择只保存在这个浏览器里，半年后会再问一次。撤回后立即停止统计，并删除统计服务存下的内容。详见${link(privacyHref, '隐私说明')}。</p>
${purpose('analytics', '访问统计', `用${inText(label)}统计打开了哪些页面、从哪里来。不发送搜索的文字，也不发送你在“试一试”里填的任何内容。${also}`)}
${hasAdvertising ? purpose('advertising', '广告', advertising) : ''}
<div class="answers">${answers(config)}${button('save', '保存选择')}</div>`;
}

/** Text of the settings if the browser itself refuses: there is nothing to choose. */
const refused = ({privacyHref}: LoaderConfig) => `<h3>浏览器已经替你拒绝</h3>
<p>你的浏览器发出了“全局隐私控制”（Global Privacy Control）或“不跟踪”（Do Not Track）信号，本站按拒绝处理：不统计，不询问，不加载任何统计脚本。想允许统计，请先在浏览器里对本站关闭这个信号。详见${link(privacyHref, '隐私说明')}。</p>`;

/** The settings, with one choice per purpose. */
export function settingsMarkup(config: LoaderConfig, isRefused: boolean): string {
  return `<dialog aria-labelledby="${SETTINGS_ID}"><div class="settings">
<button type="button" value="close" aria-label="关闭">×</button>
<h2 id="${SETTINGS_ID}">隐私设置</h2>
${isRefused ? refused(config) : choices(config)}
</div></dialog>`;
}
