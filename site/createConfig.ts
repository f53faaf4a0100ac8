import {existsSync} from 'node:fs';
import path from 'node:path';
import type {UserThemeConfig} from '@docusaurus/theme-common';
import type {ThemeConfig as BaseThemeConfig, Config, PluginConfig} from '@docusaurus/types';
import remarkCjkFriendly from 'remark-cjk-friendly';
import type {AfterWriteStep, PublishStep} from '../lib/build/publishStep';
import type {UpstreamLock} from '../lib/content/content';
import {readGlossary} from '../lib/content/glossary';
import {indexRedirects, type Redirect} from '../lib/content/navigation/redirects';
import type {ApiOperation} from '../lib/openapi/apiOperations';
import type {TriedRecord} from '../lib/tried/types';
import rehypeShikiStatic from '../markdown/rehypeShikiStatic';
import remarkApiLinks from '../markdown/remarkApiLinks';
import remarkComponentIndex, {type ComponentIndexOptions} from '../markdown/remarkComponentIndex';
import remarkGlossaryTerms from '../markdown/remarkGlossaryTerms';
import remarkTried from '../markdown/remarkTried';
import remarkUnwrittenLinks, {type UnwrittenLinksOptions} from '../markdown/remarkUnwrittenLinks';
import {analyticsSources} from '../plugins/analytics/contentSecurityPolicy';
import remarkFigures from '../plugins/figures/node/remarkFigures';
import {offlineStep} from '../plugins/offline-copy/node/offlineStep';
import {SSR_TEMPLATE} from '../plugins/progressive-start/ssrTemplate';
import {checkFidelity} from '../plugins/publish/node/fidelity/checkFidelity';
import {addHostingFacts} from '../plugins/publish/node/hosting/addHostingFacts';
import {addLists} from '../plugins/publish/node/lists/addLists';
import {addMarkdown} from '../plugins/publish/node/markdown/addMarkdown';
import {addPageScripts} from '../plugins/publish/node/pages/addPageScripts';
import {describePages} from '../plugins/publish/node/pages/describePages';
import {addTags} from '../plugins/publish/node/tags/addTags';
import {addSearch} from '../plugins/search-zh/node/addSearch';
import {NOT_SEARCHED} from '../plugins/search-zh/node/extractPage';
import type {Options as SearchOptions} from '../plugins/search-zh/options';
import {createFrontMatterParser} from '../plugins/translation/node/describeNotice';
import type {SiteSettings} from './settings';

/** Address of the English site. */
export const UPSTREAM_DOCS = 'https://docs.langflow.org';
const ROOT = path.join(__dirname, '..');
const fromRoot = (file: string) => path.join(ROOT, file);

/** What one site built from this code base has of its own. */
export type SiteParts = {
  settings: SiteSettings;
  sidebarPath: string;
  redirects: Redirect[];
  /** Routes that links may name, and those of them that are written. */
  routes: Pick<UnwrittenLinksOptions, 'written' | 'known'>;
  /** The state of upstream that pages are compared with. */
  upstream: UpstreamLock;
  components: ComponentIndexOptions;
  /** Operations of the API that have pages here, to which paths in the text are linked. */
  operations: ApiOperation[];
  /** What of the pages was held against a running Langflow. */
  tried?: TriedRecord;
  /** Plugins that read this repository's own content. */
  contentPlugins: PluginConfig[];
  /** Further options of the docs plugin, such as versions. */
  docsOptions?: Record<string, unknown>;
};

type ThemeConfig = UserThemeConfig & BaseThemeConfig;

const NAVBAR: NonNullable<ThemeConfig['navbar']> = {
  title: 'Langflow 中文文档',
  hideOnScroll: true,
  // Drawn by src/theme/Logo; the file is the icon of the site.
  logo: {alt: 'Langflow 中文文档首页', src: 'img/logo.svg'},
  items: [
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
};

function themeConfigOf({settings: {announcement}, upstream}: SiteParts): ThemeConfig {
  return {
    colorMode: {defaultMode: 'light', respectPrefersColorScheme: true},
    docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    metadata: [{name: 'docs-sha', content: upstream.commit}],
    announcementBar: announcement && {...announcement, isCloseable: true},
    navbar: NAVBAR,
  };
}

function docsPluginOf({settings, sidebarPath, routes, components, operations, tried, docsOptions}: SiteParts): PluginConfig {
  return [
    '@docusaurus/plugin-content-docs',
    {
      routeBasePath: '/',
      sidebarPath,
      editUrl: settings.repoUrl && `${settings.repoUrl}/edit/main/`,
      // As closures: options of plugins are serialised into the main bundle of every page, functions are not.
      remarkPlugins: [
        remarkCjkFriendly,
        () => remarkComponentIndex(components),
        () => remarkApiLinks(operations),
        () => remarkGlossaryTerms(readGlossary(ROOT)),
        () => remarkFigures({dir: fromRoot('figures')}),
        () => remarkUnwrittenLinks({...routes, upstreamDocs: UPSTREAM_DOCS}),
        () => remarkTried({record: tried}),
      ],
      rehypePlugins: [rehypeShikiStatic],
      ...docsOptions,
    },
  ];
}

function searchOptionsOf({search, repoUrl}: SiteSettings): SearchOptions {
  const report = repoUrl ? {missingResultsUrl: `${repoUrl}/issues/new?title=${encodeURIComponent('搜索没有结果：')}`} : {};
  if (search.provider !== 'algolia') return {provider: search.provider, ...report};
  const {provider, ...algolia} = search;
  return {provider, algolia, ...report};
}

/** Pages about the site itself that the footer leads to. */
const footerLinks = ({analytics}: SiteSettings) => [
  {label: '隐私说明', to: '/privacy'},
  ...(analytics ? [{label: '隐私设置', to: '/privacy#settings'}] : []),
];

/** Pages that stand at the same address on the English site. */
const translatedRoutes = ({routes, operations}: SiteParts) => [...routes.known, '/api', ...operations.map(({slug}) => `/api/${slug}`)];

const FUTURE: NonNullable<Config['future']> = {
  v4: {
    removeLegacyPostBuildHeadAttribute: true,
    useCssCascadeLayers: true,
    // Namespacing would rename the storage keys that readers' browsers and our specification know.
    siteStorageNamespacing: false,
    fasterByDefault: true,
    mdx1CompatDisabledByDefault: true,
  },
  faster: true,
  // A copy without git history (a zip, a container layer) builds too, only without dates.
  experimental_vcs: existsSync(fromRoot('.git')) ? 'default-v2' : 'disabled',
};

/** What happens to the rendered pages before they are written, in this order; see plugins/publish/README.md. */
const publishSteps = (parts: SiteParts): PublishStep[] => [
  describePages(translatedRoutes(parts)),
  addPageScripts(),
  addTags(),
  addMarkdown(),
  addLists(),
  addSearch(searchOptionsOf(parts.settings)),
  checkFidelity(NOT_SEARCHED),
  addHostingFacts({redirects: parts.redirects, policySources: analyticsSources(parts.settings.analytics)}),
];

/** What happens once every file is in its place. */
const afterWriteSteps = (parts: SiteParts): AfterWriteStep[] => [offlineStep(() => parts.redirects)];

function pluginsOf(parts: SiteParts): PluginConfig[] {
  const {settings} = parts;
  return [
    docsPluginOf(parts),
    // A function, so that the table stays out of the main bundle.
    ['@docusaurus/plugin-client-redirects', {createRedirects: indexRedirects(parts.redirects)}],
    ['@docusaurus/plugin-sitemap', {lastmod: 'date', changefreq: null, priority: null, ignorePatterns: [`${settings.baseUrl}preferences`]}],
    [fromRoot('plugins/publish/index.ts'), {steps: () => publishSteps(parts), afterWrite: () => afterWriteSteps(parts)}],
    [fromRoot('plugins/analytics/index.ts'), {settings: settings.analytics, search: settings.search.provider}],
    fromRoot('plugins/build-dependencies/index.ts'),
    fromRoot('plugins/static-highlighting/index.ts'),
    fromRoot('plugins/load-failure-banner/index.ts'),
    fromRoot('plugins/progressive-start/index.ts'),
    fromRoot('plugins/offline-copy/index.ts'),
    fromRoot('plugins/image-zoom/index.ts'),
    fromRoot('plugins/malformed-hash/index.ts'),
    fromRoot('plugins/figures/index.ts'),
  ];
}

/** Assembles the Docusaurus configuration; the real site and the small sites of the tests share it. */
export function createConfig(parts: SiteParts): Config {
  const {settings, upstream} = parts;
  return {
    title: 'Langflow 中文文档',
    tagline: '用可视化方式构建 RAG 与多智能体应用',
    url: settings.url,
    baseUrl: settings.baseUrl,
    trailingSlash: false,
    favicon: 'img/logo.svg',
    ssrTemplate: SSR_TEMPLATE,
    // plugins/load-failure-banner does this in Chinese, and on every page.
    baseUrlIssueBanner: false,
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'warn',
    onDuplicateRoutes: 'throw',
    markdown: {
      emoji: false,
      parseFrontMatter: createFrontMatterParser(upstream),
      hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
    },
    i18n: {
      defaultLocale: 'zh-Hans',
      locales: ['zh-Hans'],
      localeConfigs: {'zh-Hans': {label: '简体中文', htmlLang: 'zh-Hans'}},
    },
    future: FUTURE,
    staticDirectories: [fromRoot('static')],
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
      ['@docusaurus/theme-classic', {customCss: ['tokens', 'site', 'article', 'print'].map((name) => fromRoot(`src/css/${name}.css`))}],
      // Themes, since they put components in the place of the classic theme's.
      [fromRoot('plugins/search-zh/index.ts'), searchOptionsOf(settings)],
      [fromRoot('plugins/not-found-routes/index.ts'), {oldPathsTo: indexRedirects(parts.redirects)}],
      ...parts.contentPlugins,
    ],
    plugins: pluginsOf(parts),
    themeConfig: themeConfigOf(parts),
  };
}
