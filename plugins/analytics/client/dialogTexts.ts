import type {Translation} from 'vanilla-cookieconsent';
import type {AnalyticsGlobalData} from '../types';

/** All texts of the consent dialog. */
export function dialogTexts({baseUrl, search}: Pick<AnalyticsGlobalData, 'baseUrl' | 'search'>): Translation {
  const privacy = `<a href="${baseUrl}privacy">隐私说明</a>`;
  const also = search === 'algolia' ? '同意后，搜索服务 Algolia 也会收到显示过哪些搜索结果。' : '';
  return {
    consentModal: {
      title: '可以统计访问情况吗？',
      description: `我们想用 Google Analytics 了解哪些页面有人看、哪里要改。你同意之前，不加载统计脚本，也不保存任何东西；不同意也能看全部内容。随时可以在页脚的“隐私设置”里改。${privacy}`,
      acceptAllBtn: '全部同意',
      acceptNecessaryBtn: '全部拒绝',
      showPreferencesBtn: '分别选择',
    },
    preferencesModal: {
      title: '隐私设置',
      acceptAllBtn: '全部同意',
      acceptNecessaryBtn: '全部拒绝',
      savePreferencesBtn: '保存选择',
      closeIconLabel: '关闭',
      sections: [
        {description: `选择只保存在这个浏览器里，半年后会再问一次。撤回后立即停止统计，并删除统计服务存下的 Cookie。详见${privacy}。`},
        {
          title: '访问统计',
          description: `用 Google Analytics 统计打开了哪些页面、从哪里来。不发送搜索的文字，也不发送你在“试一试”里填的任何内容。${also}`,
          linkedCategory: 'analytics',
        },
        {
          title: '广告',
          description:
            '允许 Google Analytics 把访问数据用于广告：保存广告 Cookie、把数据发给广告服务、展示个性化广告。本站自己不放广告；要同时允许“访问统计”才起作用。',
          linkedCategory: 'advertising',
        },
      ],
    },
  };
}
