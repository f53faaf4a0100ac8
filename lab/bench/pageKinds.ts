/** The six kinds of pages, with an example page of each. The English site has these pages at the same paths. */
export const BENCH_PAGE_KINDS = {
  home: {label: '首页', path: '/'},
  doc: {label: '文档', path: '/concepts-flows'},
  reference: {label: '长参考', path: '/components-processing'},
  guide: {label: '带选项卡的指南', path: '/api-flows-run'},
  operation: {label: 'API 操作', path: '/api/build-flow'},
  landing: {label: 'API 首页', path: '/api'},
} as const;
export type PageName = keyof typeof BENCH_PAGE_KINDS;
