import type {DocSearchModalProps} from '@docsearch/react';

/** Every text of the modal. */
export const TRANSLATIONS: NonNullable<DocSearchModalProps['translations']> = {
  searchBox: {
    resetButtonTitle: '清除查询',
    resetButtonAriaLabel: '清除查询',
    cancelButtonText: '取消',
    cancelButtonAriaLabel: '取消',
    searchInputLabel: '搜索',
  },
  startScreen: {
    recentSearchesTitle: '最近搜索',
    noRecentSearchesText: '没有最近搜索',
    saveRecentSearchButtonTitle: '收藏这次搜索',
    removeRecentSearchButtonTitle: '从最近搜索中移除',
    favoriteSearchesTitle: '收藏',
    removeFavoriteSearchButtonTitle: '从收藏中移除',
  },
  errorScreen: {titleText: '无法获取结果', helpText: '你可能需要检查网络连接。'},
  noResultsScreen: {
    noResultsText: '没有结果',
    suggestedQueryText: '试试搜索',
    reportMissingResultsText: '你认为这个查询应该有结果？',
    reportMissingResultsLinkText: '告诉我们。',
  },
  footer: {
    selectText: '选择',
    selectKeyAriaLabel: '回车键',
    navigateText: '切换',
    navigateUpKeyAriaLabel: '向上键',
    navigateDownKeyAriaLabel: '向下键',
    closeText: '关闭',
    closeKeyAriaLabel: 'Esc 键',
    searchByText: '搜索服务',
  },
};
