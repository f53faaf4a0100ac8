import type {ComponentGuide} from '../versionData/pageElement';

/** React components that pages use without importing them, apart from those of Docusaurus. `src/theme/MDXComponents` has each of them. */
export const MDX_COMPONENTS = {
  Tabs: {usage: '<Tabs groupId="language">', about: '选项卡；`groupId` 相同的一起切换并记住选择'},
  TabItem: {usage: '<TabItem value="python" label="Python">', about: '选项卡里的一项'},
  Figure: {usage: '<Figure name="…" />', about: '配图，见下'},
  SecurityNotice: {usage: '<SecurityNotice kind="install" />', about: '安装页的安全提示；部署页用 `kind="deploy"`'},
  Since: {usage: '<Since v="1.12.3" />', about: '从哪个版本起有'},
  Until: {usage: '<Until v="1.10" />', about: '到哪个版本为止'},
} as const satisfies Record<string, ComponentGuide>;

/** Components that only elements contain (`lib/versionData`); authors do not write them. */
export const INNER_COMPONENTS = ['DataAge', 'FilterableTable'] as const;

/** Name of a component that `src/theme/MDXComponents` adds to those of Docusaurus. */
export type MdxComponentName = keyof typeof MDX_COMPONENTS | (typeof INNER_COMPONENTS)[number];
