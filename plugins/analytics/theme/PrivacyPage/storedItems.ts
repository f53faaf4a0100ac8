/** An item that the site stores in the browser. */
export type StoredItem = {
  /** Name in the storage; a final `*` stands for the variable part. */
  name: string;
  content: string;
  when: string;
};

/** Everything that the site itself stores. A browser test compares this list with the actual storage. */
export const STORED_ITEMS: readonly StoredItem[] = [
  {name: 'theme', content: '浅色或深色', when: '切换颜色时'},
  {name: 'docusaurus.tab.*', content: '选项卡里选中的语言、操作系统等', when: '点选项卡时'},
  {name: 'docs-preferred-version-*', content: '选过的文档版本', when: '在版本菜单或页面顶部的提示里选版本时'},
  {name: 'docusaurus.announcement.*', content: '看到的是哪一条公告、关掉了没有', when: '有公告时'},
  {name: 'code.wrap', content: '代码是否自动换行', when: '点代码块的换行按钮时'},
  {name: '__DOCSEARCH_RECENT_SEARCHES__*', content: '最近打开的搜索结果，最多 7 条', when: '打开一条搜索结果时'},
  {name: '__DOCSEARCH_FAVORITE_SEARCHES__*', content: '收藏的搜索结果，最多 10 条', when: '收藏时'},
  {name: 'search-cache:langflow', content: '最近 20 次搜索和它们的结果，用来更快地再次显示', when: '搜索时'},
  {name: 'langflow-api.base', content: '你的 Langflow 地址', when: '在 API 参考里或导入流程时改地址'},
  {name: 'langflow-api.key', content: '你的 Langflow API 密钥，关掉标签页就没了', when: '在“试一试”或导入流程时勾选“在这个标签页里记住”时'},
];
