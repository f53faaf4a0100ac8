import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Config, ThemeConfig as BaseThemeConfig} from '@docusaurus/types';
import type {UserThemeConfig} from '@docusaurus/theme-common';
import remarkCjkFriendly from 'remark-cjk-friendly';
import rehypeShikiStatic from './remark/rehypeShikiStatic';
import remarkFigures from './remark/remarkFigures';
import remarkUnwrittenLinks from './remark/remarkUnwrittenLinks';
import {readPages, readRedirects, readUpstreamLock, readUpstreamRoutes} from './site/content';
import {readSiteSettings} from './site/settings';

if (existsSync('.env')) process.loadEnvFile('.env');
const settings = readSiteSettings(process.env);
const upstream = readUpstreamLock();

const UPSTREAM_DOCS = 'https://docs.langflow.org';

const themeConfig: UserThemeConfig & BaseThemeConfig = {
  colorMode: {defaultMode: 'light', respectPrefersColorScheme: true},
  docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  metadata: [{name: 'docs-sha', content: upstream.commit}],
  announcementBar: settings.announcement && {...settings.announcement, isCloseable: true},
  navbar: {
    title: 'Langflow 中文文档',
    hideOnScroll: true,
    logo: {alt: 'Langflow 中文文档首页', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 28, height: 28},
    items: [
      {type: 'custom-upstreamPage', position: 'right'},
      {type: 'custom-iconLink', position: 'right', icon: 'github', href: 'https://github.com/langflow-ai/langflow', label: 'Langflow 源代码仓库（GitHub）'},
      {type: 'custom-iconLink', position: 'right', icon: 'x', href: 'https://x.com/langflow_ai', label: 'Langflow 的 X 账号（需要国际网络）'},
      {type: 'custom-iconLink', position: 'right', icon: 'discord', href: 'https://discord.gg/EqksyE2EX9', label: 'Langflow 的 Discord 社区（需要国际网络）'},
    ],
  },
};

const config: Config = {
  title: 'Langflow 中文文档',
  tagline: '用可视化方式构建 RAG 与多智能体应用',
  url: settings.url,
  baseUrl: settings.baseUrl,
  trailingSlash: false,
  favicon: 'img/logo.svg',
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'throw',
  markdown: {
    mdx1Compat: {comments: false, admonitions: false, headingIds: false},
    emoji: false,
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
  },
  i18n: {
    defaultLocale: 'zh-Hans',
    locales: ['zh-Hans'],
    localeConfigs: {'zh-Hans': {label: '简体中文', htmlLang: 'zh-Hans'}},
  },
  future: {
    // Namespacing would rename the storage keys that readers' browsers and our specification know.
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: true,
      siteStorageNamespacing: false,
      fasterByDefault: true,
      mdx1CompatDisabledByDefault: true,
    },
    faster: true,
    // A copy without git history (a zip, a container layer) builds too, only without dates.
    experimental_vcs: existsSync('.git') ? 'default-v2' : 'disabled',
  },
  customFields: {
    upstreamDocs: UPSTREAM_DOCS,
    upstreamRepository: upstream.repository,
    langflowVersion: upstream.langflow_version,
    repoUrl: settings.repoUrl,
    icpNumber: settings.icpNumber,
    policeNumber: settings.policeNumber,
  },
  themes: [['@docusaurus/theme-classic', {customCss: ['./src/css/tokens.css', './src/css/site.css']}]],
  plugins: [
    [
      '@docusaurus/plugin-content-docs',
      {
        routeBasePath: '/',
        sidebarPath: './sidebars.ts',
        editUrl: settings.repoUrl && `${settings.repoUrl}/edit/main/`,
        showLastUpdateTime: false,
        remarkPlugins: [
          remarkCjkFriendly,
          [remarkFigures, {dir: path.join(__dirname, 'figures')}],
          [remarkUnwrittenLinks, {written: readPages().map((page) => page.route), known: Object.keys(readUpstreamRoutes()), upstreamDocs: UPSTREAM_DOCS}],
        ],
        rehypePlugins: [rehypeShikiStatic],
      },
    ],
    ['@docusaurus/plugin-client-redirects', {redirects: readRedirects()}],
    ['@docusaurus/plugin-sitemap', {lastmod: 'date', changefreq: null, priority: null, ignorePatterns: ['/preferences']}],
    './plugins/translation-status/index.ts',
    './plugins/lean-bundle/index.ts',
    './plugins/not-found-routes/index.ts',
    './plugins/image-zoom/index.ts',
    './plugins/figures/index.ts',
  ],
  themeConfig,
};

export default config;
