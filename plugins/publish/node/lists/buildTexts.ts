import type {MarkdownPage} from '../../../../lib/build/publishStep';
import {cutText} from '../../../../lib/text/cutText';
import type {NavSection, TextFacts} from '../../types';

/** File names of the index and of the full text of a version. */
export const INDEX_FILE = 'llms.txt';
export const FULL_FILE = 'llms-full.txt';

/** Characters of a description. Longer descriptions are cut to their first sentence, to keep the index short. */
const MAX_DESCRIPTION = 72;
const SEPARATOR = '\n---\n\n';

function shorten(description: string): string {
  const text = description.replace(/\s+/g, ' ').trim();
  if (text.length <= MAX_DESCRIPTION) return text;
  const sentence = /^.*?[。；！？]/.exec(text)?.[0] ?? text;
  return sentence.length <= MAX_DESCRIPTION ? sentence : cutText(sentence, MAX_DESCRIPTION - 1, '…');
}

/** Unescaped brackets would end the text of a link. */
const linkText = (text: string) => text.replace(/([[\]])/g, '\\$1');

function introduction(facts: TextFacts, other: string): string {
  return [
    `# ${facts.title}`,
    `> ${facts.tagline}。这是 Langflow ${facts.langflowVersion} 文档的非官方简体中文译本，与 Langflow 官方没有隶属关系。`,
    `官方英文文档：<${facts.upstreamDocs}>；源代码：<https://github.com/${facts.upstreamRepository}>。Langflow 的新版本可能与这里所写的不同。`,
    `每个页面在地址后加 \`.md\` 就是它的 Markdown（首页是 \`index.md\`）。${other}`,
    `用 MCP 搜索和阅读本站：<${facts.siteUrl}mcp-docs-server>。`,
    ...(facts.others ?? []).map(({label, url}) => `Langflow ${label} 的文档另有目录：<${url}>。`),
  ].join('\n\n');
}

/** Sections with their pages; pages that are in no section are left out. */
function bySection(sections: readonly NavSection[], pages: readonly MarkdownPage[]): {title: string; pages: MarkdownPage[]}[] {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  return sections.map(({title, routes}) => ({title, pages: routes.flatMap((route) => byRoute.get(route) ?? [])}));
}

/** Builds the index: title, address and short description of each page. */
export function buildIndexText(facts: TextFacts, sections: readonly NavSection[], pages: readonly MarkdownPage[]): string {
  const lists = bySection(sections, pages).map(({title, pages: own}) => {
    const lines = own.map((page) => `- [${linkText(page.title)}](${facts.siteUrl}${page.file})：${shorten(page.description)}`);
    return `## ${title}\n\n${lines.join('\n')}`;
  });
  return `${[introduction(facts, `全部页面合在一起：<${facts.siteUrl}${facts.folder ?? ''}${FULL_FILE}>`), ...lists].join('\n\n')}\n`;
}

/** Builds one text of all pages, in the order of the index. */
export function buildFullText(facts: TextFacts, sections: readonly NavSection[], pages: readonly MarkdownPage[]): string {
  const texts = bySection(sections, pages).flatMap(({pages: own}) => own.map(({markdown}) => markdown));
  return [`${introduction(facts, `目录：<${facts.siteUrl}${facts.folder ?? ''}${INDEX_FILE}>`)}\n`, ...texts].join(SEPARATOR);
}
