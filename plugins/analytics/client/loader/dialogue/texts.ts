import type {Translation} from 'vanilla-cookieconsent';
import {inText} from '../../inText';
import type {LoaderConfig} from '../types';

const link = (href: string, text: string) => `<a href="${href}">${text}</a>`;

function bannerTexts({label, privacyHref, hasAdvertising}: LoaderConfig): Translation['consentModal'] {
  return {
    title: '可以统计访问情况吗？',
    description: `我们想用${inText(label)}了解哪些页面有人看、哪里要改。你同意之前，什么都不加载、不保存；不同意也能看全部内容。随时可以在页脚的“隐私设置”里改。${link(privacyHref, '隐私说明')}`,
    acceptAllBtn: hasAdvertising ? '全部同意' : '同意',
    acceptNecessaryBtn: hasAdvertising ? '全部拒绝' : '不同意',
    showPreferencesBtn: hasAdvertising ? '分别选择' : '详情',
  };
}

/** What the settings say while the browser itself refuses on behalf of its reader: there is nothing left to choose. */
function refusedTexts({privacyHref}: LoaderConfig): Translation['preferencesModal'] {
  return {
    title: '隐私设置',
    closeIconLabel: '关闭',
    sections: [
      {
        title: '浏览器已经替你拒绝',
        description: `你的浏览器发出了“全局隐私控制”（Global Privacy Control）或“不跟踪”（Do Not Track）信号，本站按拒绝处理：不统计，不询问，不加载任何统计脚本。想允许统计，请先在浏览器里对本站关闭这个信号。详见${link(privacyHref, '隐私说明')}。`,
      },
    ],
  };
}

function settingsTexts({label, hasAdvertising, privacyHref, alsoCounts}: LoaderConfig): Translation['preferencesModal'] {
  const also = alsoCounts.length > 0 ? `同意后，${alsoCounts.map(inText).join('、')}也会收到显示过哪些搜索结果。` : '';
  const advertising = {
    title: '广告',
    description: `允许${inText(label)}把访问数据用于广告：保存广告 Cookie、把数据发给广告服务、展示个性化广告。本站自己不放广告；要同时允许“访问统计”才起作用。`,
    linkedCategory: 'advertising',
  };
  return {
    title: '隐私设置',
    acceptAllBtn: hasAdvertising ? '全部同意' : '同意',
    acceptNecessaryBtn: hasAdvertising ? '全部拒绝' : '不同意',
    savePreferencesBtn: '保存选择',
    closeIconLabel: '关闭',
    sections: [
      {
        description: `选择只保存在这个浏览器里，半年后会再问一次。撤回后立即停止统计，并删除统计服务存下的内容。详见${link(privacyHref, '隐私说明')}。`,
      },
      {
        title: '访问统计',
        description: `用${inText(label)}统计打开了哪些页面、从哪里来。不发送搜索的文字，也不发送你在“试一试”里填的任何内容。${also}`,
        linkedCategory: 'analytics',
      },
      ...(hasAdvertising ? [advertising] : []),
    ],
  };
}

/** All that the dialogue says. */
export function dialogueTexts(config: LoaderConfig, isRefused: boolean): Translation {
  return {consentModal: bannerTexts(config), preferencesModal: isRefused ? refusedTexts(config) : settingsTexts(config)};
}
