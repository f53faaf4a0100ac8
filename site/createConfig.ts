import {existsSync} from 'node:fs';
import path from 'node:path';
import type {UserThemeConfig} from '@docusaurus/theme-common';
import type {ThemeConfig as BaseThemeConfig, Config, PluginConfig} from '@docusaurus/types';
import {indexRedirects} from '../lib/content/navigation/redirects';
import {first} from '../lib/input/must';
import {SSR_TEMPLATE} from '../plugins/progressive-start/ssrTemplate';
import {createFrontMatterParser} from '../plugins/translation/node/describeNotice';
import {keepDescription} from './frontMatter';
import {markdownPlugins, pageData} from './markdownPlugins';
import {publishSteps} from './publishSteps';
import {searchOptionsOf} from './searchOptions';
import type {SiteSettings} from './settings';
import {redirectsOf, type SiteParts, UPSTREAM_DOCS} from './siteParts';

const ROOT = path.join(__dirname, '..');
const fromRoot = (file: string) => path.join(ROOT, file);

/** Returns how the site refers to a file of this code base, e.g. `./plugins/publish/index.ts`. */
type Locate = (file: string) => string;

/**
 * Paths are relative to the site folder: Docusaurus puts the configuration into the script of every page, and an absolute path would reveal
 * how the build machine is set up.
 */
const locateFrom =
  (siteDir: string): Locate =>
  (file) =>
    `./${path.relative(siteDir, fromRoot(file)).split(path.sep).join('/')}`;

type ThemeConfig = UserThemeConfig & BaseThemeConfig;

const NAVBAR = {
  title: 'Langflow 中文文档',
  hideOnScroll: true,
  // src/theme/Logo renders the logo; this file is only the site icon.
  logo: {alt: 'Langflow 中文文档首页', src: 'img/logo.svg'},
  items: [
    {type: 'custom-versionMenu', position: 'left'},
    {type: 'custom-section', position: 'left', label: '按任务找', to: '/tasks'},
    {type: 'custom-section', position: 'left', label: '组件', to: '/concepts-components'},
    {type: 'custom-section', position: 'left', label: 'API', to: '/api'},
    {type: 'custom-section', position: 'left', label: '报错', to: '/errors', isNewestOnly: true},
    {type: 'custom-upstreamPage', position: 'right'},
    {
      type: 'custom-iconLink',
      position: 'right',
      icon: 'github',
      href: 'https://github.com/langflow-ai/langflow',
      label: 'Langflow 源代码仓库（GitHub）',
    },
    {type: 'custom-iconLink', position: 'right', icon: 'x', href: 'https://x.com/langflow_ai', label: 'Langflow 的 X 账号（需要国际网络）'},
    {
      type: 'custom-iconLink',
      position: 'right',
      icon: 'discord',
      href: 'https://discord.gg/EqksyE2EX9',
      label: 'Langflow 的 Discord 社区（需要国际网络）',
    },
  ],
} satisfies ThemeConfig['navbar'];

/** The navbar with links to the pages that the site has. */
const navbarOf = ({versions}: SiteParts): ThemeConfig['navbar'] => {
  const pages = new Set(versions.flatMap(({routes}) => routes.written));
  return {...NAVBAR, items: NAVBAR.items.filter((item) => !item.to || pages.has(item.to))};
};

/** The upstream state that the root version is compared with. */
const upstreamOf = ({versions}: SiteParts) => first(versions, 'a site has a docs version').upstream;

function themeConfigOf(parts: SiteParts): ThemeConfig {
  const {announcement} = parts.settings;
  return {
    colorMode: {defaultMode: 'light', respectPrefersColorScheme: true},
    docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    metadata: [{name: 'docs-sha', content: upstreamOf(parts).commit}],
    announcementBar: announcement && {...announcement, isCloseable: true},
    navbar: navbarOf(parts),
    // Code is highlighted at build time; the default theme would add half a kilobyte to the script of every page.
    prism: {theme: {plain: {}, styles: []}},
  };
}

const docsPluginOf = (parts: SiteParts): PluginConfig => [
  '@docusaurus/plugin-content-docs',
  {
    routeBasePath: '/',
    sidebarPath: parts.sidebarPath,
    editUrl: parts.settings.repoUrl && `${parts.settings.repoUrl}/edit/main/`,
    ...markdownPlugins(parts, UPSTREAM_DOCS),
    ...parts.docsOptions,
  },
];

/** Footer links to pages about the site itself. */
const footerLinks = ({analytics}: SiteSettings) => [
  {label: '隐私说明', to: '/privacy'},
  ...(analytics ? [{label: '隐私设置', to: '/privacy#settings'}] : []),
  {label: '第三方软件的许可证', to: 'pathname:///third-party-notices.txt'},
];

const FUTURE: NonNullable<Config['future']> = {
  v4: {
    removeLegacyPostBuildHeadAttribute: true,
    useCssCascadeLayers: true,
    // Namespacing would rename storage keys that are already in use in readers' browsers and in our specification.
    siteStorageNamespacing: false,
    fasterByDefault: true,
    mdx1CompatDisabledByDefault: true,
  },
  faster: true,
  // A copy without git history (zip, container layer) can be built too, but has no dates.
  experimental_vcs: existsSync(fromRoot('.git')) ? 'default-v2' : 'disabled',
};

function pluginsOf(parts: SiteParts, locate: Locate): PluginConfig[] {
  const {settings} = parts;
  return [
    docsPluginOf(parts),
    // A function, so that the table is not in the main bundle.
    ['@docusaurus/plugin-client-redirects', {createRedirects: indexRedirects(redirectsOf(parts))}],
    ['@docusaurus/plugin-sitemap', {lastmod: 'date', changefreq: null, priority: null, ignorePatterns: [`${settings.baseUrl}preferences`]}],
    [locate('plugins/publish/index.ts'), {steps: () => publishSteps(parts)}],
    [locate('plugins/analytics/index.ts'), {settings: settings.analytics, search: settings.search.provider}],
    [locate('plugins/build-dependencies/index.ts'), {data: () => pageData(parts)}],
    locate('plugins/bundler/index.ts'),
    locate('plugins/load-failure-banner/index.ts'),
    locate('plugins/progressive-start/index.ts'),
    locate('plugins/offline-copy/index.ts'),
    locate('plugins/image-zoom/index.ts'),
    locate('plugins/figures/index.ts'),
    locate('plugins/third-party-notices/index.ts'),
    locate('plugins/versions/index.ts'),
  ];
}

/** Creates the Docusaurus configuration. The real site and the small test sites share it. */
export function createConfig(parts: SiteParts): Config {
  const {siteDir, settings, versions} = parts;
  const locate = locateFrom(siteDir);
  const upstream = upstreamOf(parts);
  return {
    title: 'Langflow 中文文档',
    tagline: '用可视化方式构建 RAG 与多智能体应用',
    url: settings.url,
    baseUrl: settings.baseUrl,
    trailingSlash: false,
    favicon: 'img/logo.svg',
    ssrTemplate: SSR_TEMPLATE,
    // plugins/load-failure-banner does this in Chinese, on every page.
    baseUrlIssueBanner: false,
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'warn',
    onDuplicateRoutes: 'throw',
    markdown: {
      emoji: false,
      parseFrontMatter: keepDescription(createFrontMatterParser(versions)),
      hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
    },
    i18n: {
      defaultLocale: 'zh-Hans',
      locales: ['zh-Hans'],
      localeConfigs: {'zh-Hans': {label: '简体中文', htmlLang: 'zh-Hans'}},
    },
    future: FUTURE,
    clientModules: ['doubledSlashes', 'malformedHash', 'showPlace'].map((name) => locate(`src/clientModules/${name}.ts`)),
    staticDirectories: [locate('static')],
    customFields: {
      upstreamDocs: UPSTREAM_DOCS,
      upstreamRepository: upstream.repository,
      langflowVersion: upstream.langflow_version,
      repoUrl: settings.repoUrl,
      icpNumber: settings.icpNumber,
      policeNumber: settings.policeNumber,
      footerLinks: footerLinks(settings),
    },
    themes: [
      [
        '@docusaurus/theme-classic',
        {customCss: ['tokens', 'site', 'article', 'boxes', 'tables', 'print'].map((name) => locate(`src/css/${name}.css`))},
      ],
      // In `themes`, because they replace components of the classic theme.
      ['docusaurus-search-zh', searchOptionsOf(settings)],
      locate('plugins/search/index.ts'),
      [locate('plugins/not-found-routes/index.ts'), {oldPathsTo: indexRedirects(redirectsOf(parts))}],
      ...parts.contentPlugins,
    ],
    plugins: pluginsOf(parts, locate),
    themeConfig: themeConfigOf(parts),
  };
}
