export const PAGE_NAMES = ['home', 'doc', 'reference', 'guide', 'operation', 'landing'] as const;
export type PageName = (typeof PAGE_NAMES)[number];

/** A page that stands for its kind; the English site has all of them at the same paths. */
export type PageKind = {label: string; path: string};

/** The six kinds of page of the site. */
export const PAGE_KINDS: Record<PageName, PageKind> = {
  home: {label: '首页', path: '/'},
  doc: {label: '文档', path: '/concepts-flows'},
  reference: {label: '长参考', path: '/components-processing'},
  guide: {label: '带选项卡的指南', path: '/api-flows-run'},
  operation: {label: 'API 操作', path: '/api/build-flow'},
  landing: {label: 'API 首页', path: '/api'},
};
