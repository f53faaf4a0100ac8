import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin, Root} from 'postcss';
import {PurgeCSS} from 'purgecss';

const ROOT = path.join(__dirname, '../..');
/** Code that can put a class on an element or read a custom property. */
const USERS = [
  ...['core', 'plugin-content-docs', 'theme-classic', 'theme-common'].map((name) =>
    path.join(ROOT, 'node_modules/@docusaurus', name, 'lib'),
  ),
  path.join(ROOT, 'src'),
  path.join(ROOT, 'plugins'),
  path.join(ROOT, 'docs'),
];
/** The classic theme's blog and card lists have no pages on this site. */
const UNUSED_PARTS = /\/theme\/(?:Blog|DocCard|DocCategoryGenerated|DocTag|Tag|Mermaid)|\/(?:__tests__|__fixtures__|node)\//;
const WORD = /[A-Za-z0-9_-]+/g;
const VARIABLE = /--ifm-[\w-]+/g;
const VARIABLE_USE = /(?<=var\(\s*)--ifm-[\w-]+/g;
/** Parts of Infima that the theme's code can show and this site's settings never do, or whose names are also plain words. */
const UNUSED_CLASSES =
  /^(?:avatar|button--outline|card|close$|col--offset|container-fluid|dropdown|footer|hero|navbar--(?:dark|primary)|pagination$|pills|shadow--|tabs--block)/;
/** The same of the theme's own styles. PurgeCSS does not read them right: they hide names in `:global()`. */
const UNUSED_THEME_PARTS =
  /\.(?:anchorTargetStickyNavbar|collapseSidebarButton|darkNavbarColorModeToggle|docSidebarContainerHidden|expandButton|iconLanguage|menuHtmlItem|sidebarHidden)/;
/** Pictures within the styles, in whose place `src/css/site.css` draws: each would be parsed as a document before the first paint. */
const PICTURES = /--ifm-(?:menu-link-sublist-icon|breadcrumb-separator)(?:-filter)?(?![\w-])/;
/** Markdown makes elements that no code names. */
const ELEMENTS = (
  'a abbr article aside b blockquote body button cite code dd del details dfn div dl dt em fieldset figcaption figure footer form ' +
  'h1 h2 h3 h4 h5 h6 header hr html i img input kbd label legend li main mark nav ol option p pre q s samp search section select ' +
  'small span strong sub summary sup svg table tbody td textarea tfoot th thead time tr u ul var video'
).split(' ');
const CLASS_ATTRIBUTE = /className="([^"]*)"/g;

type Sources = {
  /** Text in which every class that may be used stands as a word. */
  words: string;
  /** Custom properties that scripts or other style sheets may read. */
  variables: string[];
};

let sources: Sources | undefined;

/** What may be used, read once for all builds of the process. */
function readSources(): Sources {
  if (sources) return sources;
  const files = USERS.flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((file) => path.join(folder, file)),
  ).filter((file) => !UNUSED_PARTS.test(file));
  const read = (pattern: RegExp) => files.filter((file) => pattern.test(file)).map((file) => readFileSync(file, 'utf8'));
  // In a page's text any word may stand; there only attributes count.
  const attributes = read(/\.mdx$/).flatMap((text) => [...text.matchAll(CLASS_ATTRIBUTE)].map((match) => match[1]));
  const words = [...read(/\.(?:js|jsx|ts|tsx)$/), ...attributes].join('\n');
  sources = {words, variables: [...(words.match(VARIABLE) ?? []), ...read(/\.css$/).flatMap((text) => text.match(VARIABLE_USE) ?? [])]};
  return sources;
}

/** Keeps the rules and custom properties of one style sheet that some code can use. */
export async function purge(css: string, {words, variables}: Sources = readSources()): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{raw: words, extension: 'txt'}],
    css: [{raw: css}],
    defaultExtractor: (content) => content.match(WORD) ?? [],
    variables: true,
    blocklist: [UNUSED_CLASSES],
    safelist: {standard: ELEMENTS, greedy: [/data-theme/], variables},
  });
  return result?.css ?? css;
}

/** Drops what words in the code cannot tell to be unused. */
function dropUnused(root: Root): void {
  root.walkRules((rule) => {
    if (UNUSED_THEME_PARTS.test(rule.selector)) rule.remove();
  });
  root.walkDecls((declaration) => {
    if (PICTURES.test(declaration.prop) || PICTURES.test(declaration.value)) declaration.remove();
  });
}

const INFIMA = /[/\\]node_modules[/\\]infima[/\\]/;
const THEME = /[/\\]node_modules[/\\]@docusaurus[/\\]theme-classic[/\\]/;

/** PostCSS plugin: of Infima, the style sheet behind the classic theme, a site uses about half; of the theme's own, most. */
export const purgeTheme: Plugin = {
  postcssPlugin: 'purge-theme',
  async Once(root, {postcss}) {
    const file = root.source?.input.file ?? '';
    if (!INFIMA.test(file) && !THEME.test(file)) return;
    dropUnused(root);
    if (THEME.test(file)) return;
    const kept = await purge(root.toString());
    root.removeAll();
    root.append(postcss.parse(kept));
  },
};
